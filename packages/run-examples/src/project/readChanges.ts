import type { RunFile } from '../contract';
import { PROJECT } from '../limits';
import { type ProjectChanges, projectFiles } from './projectFiles';

/**
 * Validates changes from a link or from storage, for a project with these files. Throws an `Error` if the
 * data is invalid or the project would have too many files.
 */
export function readProjectChanges(value: unknown, base: readonly RunFile[]): ProjectChanges {
  if (!isProjectChanges(value)) throw new Error('The value has no changes of a project.');
  const basePaths = new Set(base.map(({ path }) => path));
  const paths = projectFiles({ base, changes: value }).map(({ path }) => path);
  if (paths.length > PROJECT.files + base.length) {
    throw new Error(`A project has at most ${PROJECT.files} files more than its base.`);
  }
  for (const [path, code] of Object.entries(value)) {
    if (basePaths.has(path)) continue;
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

/** Letters, digits, and characters without a special meaning in paths and URLs. */
const SEGMENT = /^[\p{L}\p{N}._@+$()[\]~-]+$/u;

/** Names with a special meaning for file systems, Git, Node, or JavaScript. */
const RESERVED = /^(?:\.{1,2}|node_modules|__proto__|\.git)$/i;

/**
 * Why a project whose other files have the paths `others` can't have a file at `path`; undefined if it can.
 * Paths must be relative, with forward slashes, and unique on file systems that ignore case.
 */
export function checkPath(path: string, others: Iterable<string>): PathProblem | undefined {
  if (path.length > PROJECT.pathLength) return 'invalid';
  const isInvalid = (segment: string) => !SEGMENT.test(segment) || RESERVED.test(segment);
  if (path.split('/').some(isInvalid)) return 'invalid';
  const folder = `${path.toLowerCase()}/`;
  for (const other of others) {
    const otherFolder = `${other.toLowerCase()}/`;
    if (otherFolder.startsWith(folder) || folder.startsWith(otherFolder)) return 'taken';
  }
  return undefined;
}
