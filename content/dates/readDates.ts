import { datesOfLog } from './datesOfLog.ts';
import { git, isShallow } from './git.ts';

/**
 * The date of the last commit of each file as `2026-11-21`, in UTC, by path relative to `root`. Empty
 * outside of a repository and in a shallow clone, whose history would give wrong dates.
 */
export function readDates(root: string): ReadonlyMap<string, string> {
  if (isShallow(root) !== false) return new Map();
  const log = git(root, 'log', '--format=%x00%ct', '--name-only', '--relative');
  return datesOfLog(log ?? '');
}
