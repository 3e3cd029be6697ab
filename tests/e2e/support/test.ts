import { test as base, expect } from '@playwright/test';
import { STORAGE } from '../../../theme/site.ts';
import { TEXT } from '../../../theme/text.ts';

export { expect };

/** The browser's own word for a request that the test cut off; the site can't help it. */
const CUT_OFF = /Failed to load resource|net::ERR_/;

interface Fixtures {
  /** The site's words, so that a test names what the reader sees. */
  text: typeof TEXT;
  /** Everything the page complained of; empty at the end of each test. */
  complaints: string[];
  /** A visitor who has been here before, so that no language redirect happens. */
  returning: undefined;
}

/**
 * A browser page that reaches nothing but the site under test, and a test that fails when the
 * page logs an error or a warning, or throws.
 */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here
  text: async ({}, use) => use(TEXT),
  complaints: [
    async ({ page, context, baseURL }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        const serious = message.type() === 'error' || message.type() === 'warning';
        if (serious && !CUT_OFF.test(message.text())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await context.route(
        (url) => url.origin !== new URL(baseURL ?? '').origin,
        (route) => route.abort(),
      );
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
          // A test blocks storage.
        }
      }, STORAGE.visited);
      await use(undefined);
    },
    { auto: true },
  ],
});
