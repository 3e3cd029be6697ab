import type { PackageIndex, RunFile, RunnableSet } from '../../contract';
import { packageUrls } from '../../packageUrls';
import { changesBetween, isChanged } from '../../project/projectFiles';
import { fetchText } from '../../session/oncePerUrl';
import type { OpenedProject } from '../view/openProject';
import type { PlayOptions } from '../view/playOptions';
import { planInWorker } from './planner';

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
