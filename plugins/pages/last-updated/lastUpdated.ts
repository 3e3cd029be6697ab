import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { RspressPlugin } from '@rspress/core';
import { GIT_OPTIONS, isShallow, MAX_OUTPUT } from '../../../content/dates/git.ts';
import { relativePath } from '../../../content/files.ts';

/** Adds the date of the last commit to each page, if the Git history has it. */
export function lastUpdated(): RspressPlugin {
  let dates: Promise<ReadonlyMap<string, string>> = Promise.resolve(new Map());
  return {
    name: 'last-updated',
    beforeBuild() {
      dates = readDates(process.cwd());
      // Reported by the first page that needs it.
      dates.catch(() => {});
    },
    async extendPageData(page) {
      const path = relativePath(process.cwd(), page._filepath);
      const day = (await dates).get(path);
      // Rspress reads the field in the browser, but its type lacks it.
      if (day !== undefined) Object.assign(page, { lastUpdatedTime: day });
    },
  };
}

/**
 * The date of the last commit of each file as `2026-11-21`, in UTC, by path relative to `root`. Empty
 * outside of a repository and in a shallow clone, whose history would give wrong dates.
 */
async function readDates(root: string): Promise<ReadonlyMap<string, string>> {
  if (isShallow(root) !== false) return new Map();
  const log = [...GIT_OPTIONS, 'log', '--format=%x00%ct', '--name-only', '--relative'];
  const { stdout } = await promisify(execFile)('git', log, { cwd: root, maxBuffer: MAX_OUTPUT });
  return datesOfLog(stdout);
}

/**
 * Parses `git log --format=%x00%ct --name-only`, newest commit first. Returns the date of the last
 * commit of each path as `2026-11-21`, in UTC.
 */
function datesOfLog(log: string): Map<string, string> {
  const dates = new Map<string, string>();
  for (const commit of log.split('\0').slice(1)) {
    const [seconds = '', ...paths] = commit.split('\n').filter(Boolean);
    const day = new Date(Number(seconds) * 1000).toISOString().slice(0, 10);
    for (const path of paths) if (!dates.has(path)) dates.set(path, day);
  }
  return dates;
}
