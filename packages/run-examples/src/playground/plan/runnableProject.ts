import type { PackageIndex, RunFile, RunnableSet } from '../../contract';
import { PROJECT } from '../../limits';
import { packageUrls } from '../../packageUrls';
import { changesBetween, isChanged } from '../../project/projectFiles';
import { fetchText } from '../../session/oncePerUrl';
import type { OpenedProject } from '../view/openProject';
import type { PlayOptions } from '../view/playOptions';
import type { ProjectPlan } from './planProject';

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
async function loadPackageIndex({
  packagesUrl,
  loadText,
}: Pick<PlayOptions, 'packagesUrl' | 'loadText'>): Promise<PackageIndex> {
  return JSON.parse(await fetchText(packagesUrl, loadText)) as PackageIndex;
}

const plans = new WeakMap<readonly RunFile[], Promise<ProjectPlan>>();

/** The plan of a list of files, made once for each list. Rejects if it takes too long to read them. */
export function planInWorker(files: readonly RunFile[]): Promise<ProjectPlan> {
  const known = plans.get(files);
  if (known) return known;
  const plan = askWorker(files);
  plans.set(files, plan);
  plan.catch(() => plans.delete(files));
  return plan;
}

/** A worker for each request, because one that reads hostile code has to be terminated. */
function askWorker(files: readonly RunFile[]): Promise<ProjectPlan> {
  // Hosts add the workers' security policy to files in this folder.
  const worker = new Worker(
    /* webpackChunkName: "worker/project" */ new URL('./worker.ts', import.meta.url),
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Promise<ProjectPlan>((resolve, reject) => {
    const { planDeadline } = PROJECT;
    const fail = () => reject(new Error(`The project wasn't read within ${planDeadline} ms.`));
    timer = setTimeout(fail, planDeadline);
    worker.onmessage = ({ data }: MessageEvent<ProjectPlan>) => resolve(data);
    worker.onerror = fail;
    worker.postMessage(files);
  }).finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}
