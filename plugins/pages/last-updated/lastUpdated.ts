import type { RspressPlugin } from '@rspress/core';
import { readDates } from '../../../content/dates/readDates.ts';
import { relativePath } from '../../../content/relativePath.ts';

/** Adds the date of the last commit to each page, if the Git history has it. */
export function lastUpdated(): RspressPlugin {
  let dates: ReadonlyMap<string, string> | undefined;
  return {
    name: 'last-updated',
    extendPageData(page) {
      dates ??= readDates(process.cwd());
      const path = relativePath(process.cwd(), page._filepath);
      const day = dates.get(path);
      // Rspress reads the field in the browser, but its type lacks it.
      if (day !== undefined) Object.assign(page, { lastUpdatedTime: day });
    },
  };
}
