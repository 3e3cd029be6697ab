import type { RunFile } from '../contract';

/** New code by path; `null` for a file that was deleted. What is as in the base is left out. */
export type ProjectChanges = Readonly<Record<string, string | null>>;

/** A template or an example, and what was changed in it. */
export interface Project {
  readonly base: readonly RunFile[];
  readonly changes: ProjectChanges;
}

/** The files as they are now: those of the base in its order, then the added ones. */
export function projectFiles({ base, changes }: Project): RunFile[] {
  const kept = base.flatMap(({ path, code }) => {
    const changed = Object.hasOwn(changes, path) ? changes[path] : undefined;
    return changed === null ? [] : [{ path, code: changed ?? code }];
  });
  const known = new Set(base.map(({ path }) => path));
  const added = Object.entries(changes).flatMap(([path, code]) =>
    known.has(path) || code === null ? [] : [{ path, code }],
  );
  return [...kept, ...added];
}

/** The changes that make `files` of `base`. */
export function changesBetween(
  base: readonly RunFile[],
  files: readonly RunFile[],
): ProjectChanges {
  const before = new Map(base.map(({ path, code }) => [path, code]));
  const now = new Set(files.map(({ path }) => path));
  return Object.fromEntries([
    ...files
      .filter(({ path, code }) => before.get(path) !== code)
      .map(({ path, code }) => [path, code] as const),
    ...base.filter(({ path }) => !now.has(path)).map(({ path }) => [path, null] as const),
  ]);
}

export function isChanged({ changes }: Pick<Project, 'changes'>): boolean {
  return Object.keys(changes).length > 0;
}

const FIXED = [
  /(^|\/)(rstest|rsbuild|rspack|rslib)(\.[\w-]+)?\.config\.\w+$/,
  /(^|\/)package\.json$/,
  /(^|\/)tsconfig[\w.-]*\.json$/,
  /\.d\.[cm]?ts$/,
];

/** Whether an example's file is only read at build time, so that editing it there has no effect. */
export function isFixed(path: string): boolean {
  return FIXED.some((pattern) => pattern.test(path));
}
