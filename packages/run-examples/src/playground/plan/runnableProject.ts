import type { PackageIndex, RunFile, RunnableSet } from '../../contract';
import { PROJECT } from '../../limits';
import { packageUrls } from '../../packageUrls';
import { changesBetween, isChanged } from '../../project/projectFiles';
import { fetchText } from '../../session/oncePerUrl';
import { StartError } from '../../unavailable';
import type { OpenedProject } from '../view/openProject';
import type { PlayOptions } from '../view/playOptions';
import type { ProjectNote, ProjectPlan } from './planProject';

interface PlannedProject {
  readonly set: RunnableSet;
  /** The parts of the project that a page doesn't support. */
  readonly notes: readonly ProjectNote[];
}

/**
 * Plans the run of a project's current files. A project without changes runs as the build planned it.
 * Rejects like `loadText`, and with a `StartError` if planning fails or takes too long.
 */
export async function runnableProject(
  { base, set }: OpenedProject,
  files: readonly RunFile[],
  { packagesUrl, loadText }: PlayOptions,
): Promise<PlannedProject> {
  if (!isChanged({ changes: changesBetween(set.files, files) })) return { set, notes: [] };
  const [{ options, packages, notes }, index] = await Promise.all([
    planInWorker(files),
    fetchText(packagesUrl, loadText).then((text) => JSON.parse(text) as PackageIndex),
  ]);
  const urls = packageUrls(packages, index);
  return { set: { name: base, files, format: 'source', options, packages: urls }, notes };
}

/** Uses a new worker for each plan, because a worker that reads hostile code may have to be terminated. */
function planInWorker(files: readonly RunFile[]): Promise<ProjectPlan> {
  let worker: Worker | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Promise<ProjectPlan>((resolve, reject) => {
    const fail = (reason: string) =>
      reject(new StartError(`The project could not be planned: ${reason}`));
    timer = setTimeout(fail, PROJECT.planDeadline, 'timeout');
    try {
      // Hosts add the workers' security policy to files in this folder.
      worker = new Worker(
        /* webpackChunkName: "worker/project" */ new URL('./worker.ts', import.meta.url),
      );
    } catch (error) {
      // The browser has no workers, or a policy blocks them.
      return fail(String(error));
    }
    worker.onmessage = ({ data }: MessageEvent<ProjectPlan>) => resolve(data);
    worker.onerror = ({ message }) => fail(message || 'not loaded');
    worker.postMessage(files);
  }).finally(() => {
    clearTimeout(timer);
    worker?.terminate();
  });
}
