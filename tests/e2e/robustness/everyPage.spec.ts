import type { Page } from '@playwright/test';
import { languagePrefix } from '../../../content/routes/localizedPath.ts';
import { ASSETS_ORIGIN } from '../../../theme/settings/project.ts';
import {
  DESKTOP,
  joinCode,
  PHONE,
  type Rules,
  type Setting,
  scan,
  show,
} from '../../a11y/support/scan.ts';
import { painted } from '../support/frames.ts';
import { routesOf } from '../support/routes.ts';
import { keptServerMain, noteServerMain } from '../support/serverMain.ts';
import { sidewaysOverflow } from '../support/sideways.ts';
import { hydrated } from '../support/site.ts';
import { FULL } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

/** Axe scans a page in one theme and its translation, which has the same elements, in the other. */
const themeOf = (route: string) => (languagePrefix(route) === '/zh' ? 'dark' : 'light');

/**
 * The views in which each page is checked with a single load. Axe runs all rules on a wide screen, and
 * those that depend on the layout on a phone. That's complete, because a theme only changes colors (only
 * `tokens.css` depends on it), and a width doesn't change text colors. `a11y/site/pageKinds.spec.ts`
 * checks parts that are only shown at one width, and the theme switch, with all rules in all views.
 * Code tokens are joined; `a11y/site/highlight.spec.ts` checks the contrast of each kind.
 */
const viewsIn = (theme: Setting['theme']): readonly (Setting & { rules?: Rules })[] => [
  { width: DESKTOP, theme, rules: 'every' },
  { width: 1024, theme },
  { width: 768, theme },
  { width: PHONE, theme, rules: 'layout' },
  { width: 320, theme },
];

/** The system's theme while a page loads, alternating, so that pages of each kind get both. */
const SYSTEMS = ['light', 'dark'] as const;

/** Pages per test: small enough to balance the load and to show what failed. */
const PAGES_PER_TEST = 10;

/** URLs that pages request from other origins, except for logos. A blob is in the page's memory. */
function watchRequests(page: Page, own: string): { asked: number; elsewhere: string[] } {
  const seen = { asked: 0, elsewhere: [] as string[] };
  page.context().on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol === 'blob:') return;
    seen.asked++;
    if (origin !== own && origin !== ASSETS_ORIGIN) {
      seen.elsewhere.push(`${page.url()}: ${request.url()}`);
    }
  });
  return seen;
}

/** The problems of the current page in all views. */
async function lookAt(page: Page, views: ReturnType<typeof viewsIn>): Promise<string[]> {
  const found: string[] = [];
  for (const view of views) {
    await show(page, view);
    // A page needs a moment to adapt to a new width.
    await painted(page);
    const overflow = await sidewaysOverflow(page);
    if (overflow !== undefined) found.push(`${page.url()}: ${overflow}`);
    if (view.rules) found.push(...(await scan(page, view.rules)));
  }
  return found;
}

/** One of each kind that `a11y/site/pageKinds.spec.ts` doesn't look at, and one with all kinds of parts. */
const KINDS = ['/guide/start/quick-start', '/zh/config/test/', '/zh/404'];

checkPages('a page of each kind', KINDS);
for (const language of ['en', 'zh'] as const) {
  const routes = [...routesOf(language), language === 'en' ? '/404' : '/zh/404'];
  for (let start = 0; start < routes.length; start += PAGES_PER_TEST) {
    const some = routes.slice(start, start + PAGES_PER_TEST);
    checkPages(`${some[0]} to ${some.at(-1)}`, some, FULL);
  }
}

function checkPages(which: string, some: readonly string[], ...tag: string[]): void {
  test(`each page keeps the server’s HTML, only requests logos from other origins, has no horizontal overflow, and no axe violations: ${which}`, {
    tag,
  }, async ({ page, context, baseURL }) => {
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
      found.push(...(await lookAt(page, viewsIn(themeOf(route)))));
    }
    expect(found).toEqual([]);
    expect(requests.elsewhere).toEqual([]);
  });
}
