import type { RunFile } from '../contract';

/** The new code of changed and added files, by path; `null` for a deleted file. */
export type ProjectChanges = Readonly<Record<string, string | null>>;

/** The files of a template or an example, and the changes to them. */
export interface Project {
  readonly base: readonly RunFile[];
  readonly changes: ProjectChanges;
}

/** The files after the changes: those of the base in their order, then the added ones. */
export function projectFiles({ base, changes }: Project): RunFile[] {
  const kept = base.flatMap(({ path, code }) => {
    const changed = Object.hasOwn(changes, path) ? changes[path] : undefined;
    return changed === null ? [] : [{ path, code: changed ?? code }];
  });
  const basePaths = new Set(base.map(({ path }) => path));
  const added = Object.entries(changes).flatMap(([path, code]) =>
    basePaths.has(path) || code === null ? [] : [{ path, code }],
  );
  return [...kept, ...added];
}

/** The changes that turn `base` into `files`. */
export function changesBetween(
  base: readonly RunFile[],
  files: readonly RunFile[],
): ProjectChanges {
  const baseCode = new Map(base.map(({ path, code }) => [path, code]));
  const paths = new Set(files.map(({ path }) => path));
  return Object.fromEntries([
    ...files
      .filter(({ path, code }) => baseCode.get(path) !== code)
      .map(({ path, code }) => [path, code] as const),
    ...base.filter(({ path }) => !paths.has(path)).map(({ path }) => [path, null] as const),
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

/** Whether an example's file is only read at build time, so that editing it in a page has no effect. */
export function isFixed(path: string): boolean {
  return FIXED.some((pattern) => pattern.test(path));
}
