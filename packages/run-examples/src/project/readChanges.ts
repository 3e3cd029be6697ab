import type { RunFile } from '../contract';
import { PROJECT } from '../limits';
import { type ProjectChanges, projectFiles } from './projectFiles';

/**
 * Changes from a link or from storage, for a project of these files. Throws an `Error` for invalid data,
 * and for more than a project may hold.
 */
export function readProjectChanges(value: unknown, base: readonly RunFile[]): ProjectChanges {
  if (!isProjectChanges(value)) throw new Error('These are no changes of a project.');
  const before = new Set(base.map(({ path }) => path));
  const paths = projectFiles({ base, changes: value }).map(({ path }) => path);
  if (paths.length > PROJECT.files + base.length) {
    throw new Error(`A project has at most ${PROJECT.files} files more than its base.`);
  }
  for (const [path, code] of Object.entries(value)) {
    if (before.has(path)) continue;
    if (code === null) throw new Error(`There is no file ${path} to delete.`);
    const others = paths.filter((other) => other !== path);
    if (checkPath(path, others)) throw new Error(`A project can't have a file ${path}.`);
  }
  return value;
}

function isProjectChanges(value: unknown): value is ProjectChanges {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((code) => code === null || typeof code === 'string');
}

/** Why a file can't have a path. */
export type PathProblem = 'invalid' | 'taken';

/** Letters, digits, and what is no syntax in a path or a URL. */
const SEGMENT = /^[\p{L}\p{N}._@+$()[\]~-]+$/u;

/** Names that mean something else to file systems, to Node, or to JavaScript. */
const RESERVED = /^(?:\.{1,2}|node_modules|__proto__|\.git)$/i;

/**
 * Whether a project whose other files have the paths `others` may have a file at `path`: relative,
 * with forward slashes, and the same on every file system.
 */
export function checkPath(path: string, others: Iterable<string>): PathProblem | undefined {
  if (path.length > PROJECT.pathLength) return 'invalid';
  if (path.split('/').some((part) => !SEGMENT.test(part) || RESERVED.test(part))) return 'invalid';
  const lower = path.toLowerCase();
  for (const other of others) {
    const taken = other.toLowerCase();
    if (taken === lower || taken.startsWith(`${lower}/`) || lower.startsWith(`${taken}/`))
      return 'taken';
  }
  return undefined;
}
