import type { Page } from '@playwright/test';
import { ASSETS_ORIGIN } from '../../../theme/site.ts';
import {
  DESKTOP,
  joinCode,
  PHONE,
  type Rules,
  type Setting,
  scan,
  show,
} from '../../a11y/support/scan.ts';
import { sidewaysOverflow } from '../../e2e/support/sideways.ts';
import { hydrated, routesOf } from '../../e2e/support/site.ts';
import { expect, test } from '../../e2e/support/test.ts';
import { count } from '../../figures/figures.ts';
import { keptServerMain, noteServerMain } from '../support/serverMain.ts';

/**
 * How each page is seen, on one load. axe looks with every rule at each width, and at the colours in
 * both themes. That is complete: a theme changes nothing but colours (`tokens.css` alone knows it),
 * and a width changes no colour of a text. What the theme shows at one width only, and the button
 * that switches themes, `a11y/site/pageKinds.spec.ts` sees with every rule in every setting. The
 * words of code are joined to one; `a11y/site/highlight.spec.ts` keeps the contrast of each kind.
 */
const VIEWS: readonly (Setting & { rules?: Rules })[] = [
  { width: DESKTOP, theme: 'light', rules: 'every' },
  { width: DESKTOP, theme: 'dark', rules: 'colour' },
  { width: 1024, theme: 'dark' },
  { width: 768, theme: 'dark' },
  { width: PHONE, theme: 'dark', rules: 'otherThanColour' },
  { width: 320, theme: 'light' },
];

/** What the system says while a page loads. Neighbours have the same parts: each kind meets both. */
const SYSTEMS = ['light', 'dark'] as const;

/** One test for a few pages: enough of them to share the work, few enough to name what failed. */
const PAGES_PER_TEST = 10;

/** Addresses that the pages ask for on other origins than the logos’. */
function watchRequests(page: Page, own: string): { asked: number; elsewhere: string[] } {
  const seen = { asked: 0, elsewhere: [] as string[] };
  page.context().on('request', (request) => {
    seen.asked++;
    const { origin } = new URL(request.url());
    if (origin !== own && origin !== ASSETS_ORIGIN) {
      seen.elsewhere.push(`${page.url()}: ${request.url()}`);
    }
  });
  return seen;
}

/** What is wrong with the page that is shown, in any view. */
async function lookAt(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const view of VIEWS) {
    await show(page, view);
    const overflow = await sidewaysOverflow(page);
    if (overflow !== undefined) found.push(`${page.url()}: ${overflow}`);
    if (view.rules) found.push(...(await scan(page, view.rules)));
  }
  return found;
}

for (const language of ['en', 'zh'] as const) {
  const routes = [...routesOf(language), language === 'en' ? '/404' : '/zh/404'];
  for (let start = 0; start < routes.length; start += PAGES_PER_TEST) {
    const some = routes.slice(start, start + PAGES_PER_TEST);
    test(`each page keeps what the server wrote, asks no other origin but the logos’, scrolls sideways at no width, and axe finds nothing: ${some[0]} to ${some.at(-1)}`, async ({
      page,
      context,
      baseURL,
    }) => {
      test.setTimeout(300_000);
      await noteServerMain(context);
      const requests = watchRequests(page, baseURL ?? '');
      const found: string[] = [];
      for (const [index, route] of some.entries()) {
        const system = SYSTEMS[index % SYSTEMS.length] ?? 'light';
        await page.emulateMedia({ colorScheme: system });
        await page.goto(route);
        await hydrated(page);
        if (!(await keptServerMain(page))) found.push(`${route}: <main> was thrown away`);
        await expect(page.locator('html'), route).toHaveAttribute('data-appearance', system);
        await joinCode(page);
        found.push(...(await lookAt(page)));
      }
      expect(found).toEqual([]);
      expect(requests.elsewhere).toEqual([]);
      count('pages', some.length);
      count('requests', requests.asked);
      count('otherOrigins', requests.elsewhere.length);
      count('views', some.length * new Set(VIEWS.map(({ width }) => width)).size);
      count('scans', some.length * VIEWS.filter(({ rules }) => rules).length);
      count('findings', found.length);
    });
  }
}
