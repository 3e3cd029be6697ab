import { spawnSync } from 'node:child_process';
import { relative, sep } from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { datesOfLog } from './datesOfLog.ts';

/**
 * Gives each page the day of its last commit. In a shallow clone, or outside of a repository, no
 * page has one: the history there would name the wrong day.
 */
export function lastUpdated(): RspressPlugin {
  let dates: Map<string, string> | undefined;
  return {
    name: 'last-updated',
    extendPageData(page) {
      dates ??= readDates();
      const path = relative(process.cwd(), page._filepath).split(sep).join('/');
      const day = dates.get(path);
      // Rspress reads the field in the browser without typing it while building.
      if (day !== undefined) Object.assign(page, { lastUpdatedTime: day });
    },
  };
}

function readDates(): Map<string, string> {
  if (git('rev-parse', '--is-shallow-repository')?.trim() !== 'false') return new Map();
  const log = git(
    '-c',
    'core.quotePath=false',
    'log',
    '--format=%x00%ct',
    '--name-only',
    '--relative',
  );
  return datesOfLog(log ?? '');
}

/** What git prints, or nothing where it fails or isn't there. */
function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 256 * 2 ** 20 });
  return status === 0 ? stdout : undefined;
}
