import { test as base, expect } from '@playwright/test';
import { TEXT } from '../../../theme/i18n/text.ts';
import { STORAGE } from '../../../theme/settings/site.ts';

export { expect };

/** Matches messages of the browser about requests that a test aborts, and requests to other hosts. */
const CUT_OFF = /net::ERR_/;
/** Matches the URLs of the site's files. Pages are missing on purpose in some tests. */
const FILE = /^http:\/\/(?:localhost|127\.0\.0\.1)[^?#]*\.\w+(?:[?#]|$)/;

interface Fixtures {
  /** The site's UI text, so that tests can refer to what readers see. */
  text: typeof TEXT;
  /** All errors and warnings of the page; must be empty at the end of each test. */
  complaints: string[];
  /** A returning visitor, so that there's no language redirect. */
  returning: undefined;
}

/** Fails if the page logs an error or warning, or throws. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here
  text: async ({}, use) => use(TEXT),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        const text = message.text();
        const isOfPage =
          /^Failed to load resource/.test(text) && !FILE.test(message.location().url);
        if (!isOfPage && !CUT_OFF.test(text)) complaints.push(text);
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  returning: [
    async ({ context }, use) => {
      await context.addInitScript((key) => {
        try {
          localStorage.setItem(key, '1');
        } catch {
          // The test blocks storage.
        }
      }, STORAGE.visited);
      await use(undefined);
    },
    { auto: true },
  ],
});
