import { PROJECT } from '../../limits';

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
