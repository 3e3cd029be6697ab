import { relative, sep } from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { readDates } from '../../../content/dates/readDates.ts';

/** Adds the date of the last commit to each page, if the Git history has it. */
export function lastUpdated(): RspressPlugin {
  let dates: ReadonlyMap<string, string> | undefined;
  return {
    name: 'last-updated',
    extendPageData(page) {
      dates ??= readDates(process.cwd());
      const path = relative(process.cwd(), page._filepath).split(sep).join('/');
      const day = dates.get(path);
      // Rspress reads the field in the browser, but its type lacks it.
      if (day !== undefined) Object.assign(page, { lastUpdatedTime: day });
    },
  };
}
