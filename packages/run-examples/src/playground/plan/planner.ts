import type { RunFile } from '../../contract';
import { PROJECT } from '../../limits';
import { createWorkerQueue } from '../../worker/createWorkerQueue';
import type { ProjectPlan } from './readModules';

/** A project can't be planned: its code takes too long to read, or the worker didn't start. */
class PlanError extends Error {
  override readonly name = 'PlanError';
}

const queue = createWorkerQueue<readonly RunFile[], ProjectPlan>({
  deadline: PROJECT.planDeadline,
  // Hosts add the workers' security policy to files in this folder.
  startWorker: () =>
    new Worker(/* webpackChunkName: "worker/project" */ new URL('./worker.ts', import.meta.url)),
});

const plans = new WeakMap<readonly RunFile[], Promise<ProjectPlan>>();

/** The plan of a list of files, made once for each list. Rejects with a `PlanError`. */
export function planInWorker(files: readonly RunFile[]): Promise<ProjectPlan> {
  const known = plans.get(files);
  if (known) return known;
  const plan = new Promise<ProjectPlan>((resolve, reject) => {
    queue.ask(files, (answer) => {
      if (answer) resolve(answer);
      else
        reject(new PlanError(`The project could not be read within ${PROJECT.planDeadline} ms.`));
    });
  });
  plans.set(files, plan);
  plan.catch(() => plans.delete(files));
  return plan;
}
