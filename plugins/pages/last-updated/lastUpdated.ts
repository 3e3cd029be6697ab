import type { RspressPlugin } from '@rspress/core';
import { readDates } from '../../../content/dates/readDates.ts';
import { relativePath } from '../../../content/relativePath.ts';

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
