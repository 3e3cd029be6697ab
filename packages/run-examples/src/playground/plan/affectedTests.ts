import { CONFIG_FILE } from '../../build/classify/readConfig.ts';
import type { RunFile } from '../../contract.ts';
import type { ProjectPlan } from './readModules.ts';

type Planned = Pick<ProjectPlan, 'imports' | 'options'>;

/** Paths of the files that are new, gone, or different. */
export function changedPaths(before: readonly RunFile[], now: readonly RunFile[]): string[] {
  const codes = new Map(before.map(({ path, code }) => [path, code]));
  const changed = now.filter(({ path, code }) => codes.get(path) !== code).map(({ path }) => path);
  const kept = new Set(now.map(({ path }) => path));
  return [...changed, ...[...codes.keys()].filter((path) => !kept.has(path))];
}

/**
 * The test files that changes can affect, in the plan's order: those that import a changed file,
 * before the change or after it. A change of the settings, or of what a setup file imports, affects
 * all. `before` is the plan of what ran last.
 */
export function affectedTests(
  changed: readonly string[],
  before: Planned | undefined,
  now: Planned,
): string[] {
  const { tests, setupFiles } = now.options;
  if (!before || changed.some((path) => CONFIG_FILE.test(path))) return [...tests];
  const touched = new Set(changed);
  const graphs = [before.imports, now.imports];
  const isAffected = (path: string) => leadsTo(path, touched, graphs);
  const setup = Array.isArray(setupFiles) ? setupFiles.map(String) : [];
  if (setup.some(isAffected)) return [...tests];
  return tests.filter((path) => !before.options.tests.includes(path) || isAffected(path));
}

function leadsTo(
  start: string,
  touched: ReadonlySet<string>,
  graphs: readonly ProjectPlan['imports'][],
): boolean {
  const seen = new Set<string>();
  const waiting = [start];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (touched.has(path)) return true;
    if (seen.has(path)) continue;
    seen.add(path);
    for (const imports of graphs) {
      if (Object.hasOwn(imports, path)) waiting.push(...(imports[path] ?? []));
    }
  }
  return false;
}
