import { open, routesOf } from '../../e2e/support/site.ts';
import { expect, test } from '../../e2e/support/test.ts';
import { DESKTOP, PHONE, type Setting, scan, show } from '../support/scan.ts';

/** The twins of a page have one structure, so that between them they are seen in all settings. */
const SEEN: readonly [language: 'en' | 'zh', settings: readonly Setting[]][] = [
  [
    'en',
    [
      { theme: 'light', width: DESKTOP },
      { theme: 'dark', width: PHONE },
    ],
  ],
  [
    'zh',
    [
      { theme: 'dark', width: DESKTOP },
      { theme: 'light', width: PHONE },
    ],
  ],
];

/** One test for a few pages: enough of them to share the work, few enough to name what failed. */
const PAGES_PER_TEST = 10;

for (const [language, settings] of SEEN) {
  const routes = routesOf(language);
  for (let start = 0; start < routes.length; start += PAGES_PER_TEST) {
    const some = routes.slice(start, start + PAGES_PER_TEST);
    test(`axe finds nothing on ${some[0]} to ${some.at(-1)}`, async ({ page }) => {
      test.setTimeout(180_000);
      const found: string[] = [];
      for (const route of some) {
        await open(page, route);
        for (const setting of settings) {
          await show(page, setting);
          found.push(...(await scan(page, { withoutCode: true })));
        }
      }
      expect(found).toEqual([]);
    });
  }
}
