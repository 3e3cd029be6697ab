import type { PackageIndex, RunFile, RunnableSet } from '../../contract';
import { PROJECT } from '../../limits';
import { packageUrls } from '../../packageUrls';
import { changesBetween, isChanged } from '../../project/projectFiles';
import { fetchText } from '../../session/oncePerUrl';
import { createWorkerQueue } from '../../worker/createWorkerQueue';
import type { OpenedProject } from '../view/openProject';
import type { PlayOptions } from '../view/playOptions';
import type { ProjectPlan } from './readModules';

/** The project as it can be run now: the base as the build made it, or what the reader made of it. */
export async function runnableProject(
  { base, set }: OpenedProject,
  files: readonly RunFile[],
  options: PlayOptions,
): Promise<RunnableSet> {
  if (isBase(set, files)) return set;
  const [plan, index] = await Promise.all([planInWorker(files), loadPackageIndex(options)]);
  const packages = packageUrls(plan.packages, index);
  return { name: base, files, format: 'source', options: plan.options, packages };
}

/** Whether no file differs from the base. */
export function isBase({ files: base }: RunnableSet, files: readonly RunFile[]): boolean {
  return !isChanged({ changes: changesBetween(base, files) });
}

/** What projects may import. Rejects as `loadText`. */
export async function loadPackageIndex({
  packagesUrl,
  loadText,
}: Pick<PlayOptions, 'packagesUrl' | 'loadText'>): Promise<PackageIndex> {
  return JSON.parse(await fetchText(packagesUrl, loadText)) as PackageIndex;
}

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
