import type { Page } from '@playwright/test';
import { LANGUAGES, type Language } from '../../../content/languages.ts';
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

/** A setting in which a page may not overflow, and in which axe runs the rules, if any, on a part of it. */
interface View extends Setting {
  readonly rules?: Rules;
  readonly within?: string;
}

/**
 * The views of a page of each kind. Axe runs all rules, but only those about colors in the dark theme,
 * which changes nothing else (only `tokens.css` depends on it). Code tokens are joined;
 * `a11y/robustness/highlight.spec.ts` checks the contrast of each kind.
 */
const ALL_VIEWS: readonly View[] = [
  { width: DESKTOP, theme: 'light', rules: 'every' },
  { width: DESKTOP, theme: 'dark', rules: 'color' },
  { width: 1024, theme: 'dark' },
  { width: 768, theme: 'light' },
  { width: PHONE, theme: 'light', rules: 'every' },
  { width: 320, theme: 'light' },
];

const WIDTHS = [DESKTOP, 1024, 768, PHONE];
const THEMES = ['light', 'dark'] as const;

/**
 * The views of every other page: the narrowest, which overflows first, and one that changes from page to
 * page. A page and its translation have the same elements, so axe scans every second page in English
 * and the others in Chinese, without what's around the text, which is the same on all.
 */
function viewsOf(language: Language, index: number): readonly View[] {
  const isScanned = (language === 'en') === (index % 2 === 0);
  const place = Math.floor(index / 2);
  const theme = THEMES[Math.floor(place / WIDTHS.length) % THEMES.length] ?? 'light';
  const width = WIDTHS[place % WIDTHS.length] ?? DESKTOP;
  return [
    { width, theme, ...(isScanned && { rules: 'every', within: 'main' }) },
    { width: 320, theme },
  ];
}

/** Pages per test: small enough to balance the load and to show what failed. */
const PAGES_PER_TEST = 12;

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

/** The problems of the current page in some views. */
async function lookAt(page: Page, views: readonly View[]): Promise<string[]> {
  const found: string[] = [];
  for (const { rules, within, ...setting } of views) {
    await show(page, setting);
    // A page needs a moment to adapt to a new width.
    await painted(page);
    const overflow = await sidewaysOverflow(page);
    if (overflow !== undefined) found.push(`${page.url()}: ${overflow}`);
    if (rules) found.push(...(await scan(page, rules, within)));
  }
  return found;
}

const FEW = ['/guide/start/quick-start', '/zh/config/test/', '/zh/404'];
const KINDS = [
  '/guide/start/benchmarks',
  '/guide/start/config-builder',
  '/guide/migration/convert',
  '/guide/help/error-finder',
  '/zh/playground',
  '/zh/guide/releases/',
];

checkPages('a page of each kind', FEW);
checkPages('a page of every other kind', KINDS, FULL);
for (const language of LANGUAGES) {
  const routes = routesOf(language);
  for (let start = 0; start < routes.length; start += PAGES_PER_TEST) {
    const some = routes.slice(start, start + PAGES_PER_TEST);
    const views = (index: number) => viewsOf(language, start + index);
    checkPages(`${some[0]} to ${some.at(-1)}`, some, FULL, views);
  }
}

function checkPages(
  which: string,
  some: readonly string[],
  tag: string | string[] = [],
  viewsAt: (index: number) => readonly View[] = () => ALL_VIEWS,
): void {
  test(`each page keeps the server’s HTML, only requests logos from other origins, has no horizontal overflow, and no axe violations: ${which}`, {
    tag,
  }, async ({ page, context, baseURL }) => {
    test.setTimeout(300_000);
    await noteServerMain(context);
    const requests = watchRequests(page, baseURL ?? '');
    const found: string[] = [];
    for (const [index, route] of some.entries()) {
      const views = viewsAt(index);
      const system = views[0]?.theme ?? 'light';
      await page.emulateMedia({ colorScheme: system });
      await page.goto(route);
      await hydrated(page);
      if (!(await keptServerMain(page))) found.push(`${route}: <main> was thrown away`);
      await expect(page.locator('html'), route).toHaveAttribute('data-appearance', system);
      await joinCode(page);
      found.push(...(await lookAt(page, views)));
    }
    expect(found).toEqual([]);
    expect(requests.elsewhere).toEqual([]);
  });
}
