import type { RunFile } from '../../contract';
import { isWithinLimits, PROJECT } from '../../limits';
import { CodeTooLarge } from '../../view/share/sharedCode';
import { type ProjectChanges, projectFiles } from './project';

/**
 * Changes from a link or from storage, for a project of these files. Throws a `CodeTooLarge` for more
 * than a project may hold, and an `Error` for any other invalid data.
 */
export function readProjectChanges(value: unknown, base: readonly RunFile[]): ProjectChanges {
  if (!isProjectChanges(value)) throw new Error('These are no changes of a project.');
  const before = new Map(base.map(({ path, code }) => [path, code]));
  const files = projectFiles({ base, changes: value });
  if (files.length > PROJECT.files + base.length) {
    throw new CodeTooLarge(`A project has at most ${PROJECT.files} files more than its base.`);
  }
  const paths = files.map(({ path }) => path);
  for (const [path, code] of Object.entries(value)) {
    if (before.has(path)) {
      if (typeof code === 'string') checkCode(code);
      continue;
    }
    if (code === null) throw new Error(`There is no file ${path} to delete.`);
    const problem = checkPath(
      path,
      paths.filter((other) => other !== path),
    );
    if (problem) throw new Error(`A project can't have a file ${path}: ${problem}.`);
    checkCode(code);
  }
  return value;
}

function checkCode(code: string): void {
  if (!isWithinLimits(code)) throw new CodeTooLarge('A file has more code than an editor shows.');
  if (/\p{Surrogate}/u.test(code)) throw new Error('A file holds half a character.');
}

function isProjectChanges(value: unknown): value is ProjectChanges {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((code) => code === null || typeof code === 'string');
}

/** Why a file can't have a path. */
export type PathProblem = 'empty' | 'tooLong' | 'characters' | 'reserved' | 'taken';

/** Letters, digits, and what is no syntax in a path, a URL, or a shell of any system. */
const SEGMENT =
  /^[\p{L}\p{N}._@+$()[\]~-](?:[\p{L}\p{M}\p{N}._@+$()[\]~ -]*[\p{L}\p{M}\p{N}_@+$()[\]~-])?$/u;

/** Names that mean something else to Windows, to Node, or to JavaScript. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)|^(?:node_modules|__proto__|\.git)$/i;

/**
 * Whether a project whose other files have the paths `others` may have a file at `path`: relative,
 * with forward slashes, and the same on every file system.
 */
export function checkPath(path: string, others: Iterable<string>): PathProblem | undefined {
  if (path === '') return 'empty';
  if (path.length > PROJECT.pathLength) return 'tooLong';
  const segments = path.split('/');
  if (segments.some((segment) => /^\.{1,2}$/.test(segment) || !SEGMENT.test(segment))) {
    return 'characters';
  }
  if (segments.some((segment) => RESERVED.test(segment))) return 'reserved';
  const folded = fold(path);
  for (const other of others) {
    const taken = fold(other);
    const isNested = taken.startsWith(`${folded}/`) || folded.startsWith(`${taken}/`);
    if (taken === folded || isNested) return 'taken';
  }
  return undefined;
}

/** As file systems compare that don't tell upper from lower case. */
function fold(path: string): string {
  return path.normalize('NFC').toLowerCase();
}
