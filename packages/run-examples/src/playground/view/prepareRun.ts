import type { PackageIndex, RunFile, RunnableSet } from '../../contract';
import { packageUrls } from '../../packageUrls';
import { fetchText } from '../../session/oncePerUrl';
import { affectedTests, changedPaths } from '../plan/affectedTests';
import { planInWorker } from '../plan/planner';
import type { ProjectPlan } from '../plan/readModules';
import type { OpenedProject } from './openProject';
import type { PlayOptions } from './playOptions';

/** The project as it can be run now: the base as the build made it, or what the reader made of it. */
export async function runnableProject(
  { base, set }: OpenedProject,
  files: readonly RunFile[],
  options: PlayOptions,
): Promise<RunnableSet> {
  if (isBase(set, files)) return set;
  const [plan, index] = await Promise.all([planInWorker(files), loadPackageIndex(options)]);
  return {
    name: base,
    files,
    format: 'source',
    options: plan.options,
    packages: urls(plan, index),
  };
}

export function isBase(set: RunnableSet, files: readonly RunFile[]): boolean {
  return changedPaths(set.files, files).length === 0;
}

/** The test files that the changes since `before` can affect, and those of `pending`. */
export async function testsToRun(
  before: readonly RunFile[],
  files: readonly RunFile[],
  pending: ReadonlySet<string>,
): Promise<string[]> {
  const [last, now] = await Promise.all([planInWorker(before), planInWorker(files)]);
  const affected = affectedTests(changedPaths(before, files), last, now);
  return now.options.tests.filter((path) => affected.includes(path) || pending.has(path));
}

function urls(plan: ProjectPlan, index: PackageIndex): RunnableSet['packages'] {
  return packageUrls(plan.packages, index);
}

/** What projects may import. Rejects as `loadText`. */
export async function loadPackageIndex({
  packagesUrl,
  loadText,
}: Pick<PlayOptions, 'packagesUrl' | 'loadText'>): Promise<PackageIndex> {
  return JSON.parse(await fetchText(packagesUrl, loadText)) as PackageIndex;
}
