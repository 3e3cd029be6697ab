import type { Browser, Page } from '@playwright/test';
import { openSlowly } from './openSlowly.ts';
import { untilPageShown } from './untilPageShown.ts';

const CLICKS = 30;
/** The page with the longest sidebar. */
const START = '/config/test/bail';
const LATENCY = 40;

/** Navigates to each page for the first time, by its sidebar link, after hovering it. */
export async function hoveredClickTimes(browser: Browser, origin: string): Promise<number[]> {
  const { page, close } = await openSlowly(browser, origin + START);
  const times: number[] = [];
  for (const href of await linksToOthers(page)) times.push(await clickHovered(page, href));
  await close();
  return times;
}

/** The same by tap or key, without hovering, and with a distant server. */
export async function suddenClickTimes(browser: Browser, origin: string): Promise<number[]> {
  const { page, close } = await openSlowly(browser, origin + START, { latency: LATENCY });
  const times: number[] = [];
  for (const href of await linksToOthers(page)) {
    const link = page.locator(sidebarLink(href));
    times.push(await untilPageShown(page, () => link.evaluate((a: HTMLElement) => a.click())));
    await page.waitForLoadState('networkidle');
  }
  await close();
  return times;
}

/** Navigates to the heaviest page from an adjacent one, which is reloaded each time. */
export async function heaviestClickTimes(browser: Browser, origin: string): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < 5; run++) {
    const { page, close } = await openSlowly(browser, `${origin}/api/test-api/test`);
    times.push(await clickHovered(page, '/api/test-api/expect'));
    await close();
  }
  return times;
}

async function clickHovered(page: Page, href: string): Promise<number> {
  const link = page.locator(sidebarLink(href));
  await link.hover();
  await page.waitForLoadState('networkidle');
  // What the hover loads is read, as far as the browser does that, while the hand still moves.
  await page.waitForTimeout(HAND);
  return untilPageShown(page, async () => {
    await page.mouse.down();
    await page.mouse.up();
  });
}

/** Between a pointer's arrival and its click, in milliseconds. */
const HAND = 250;

async function linksToOthers(page: Page): Promise<string[]> {
  const hrefs = await page
    .locator(sidebarLink())
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return hrefs.filter((href) => href !== START).slice(0, CLICKS);
}

function sidebarLink(href?: string): string {
  return `[data-part='sidebar'] a[href${href === undefined ? '' : `='${href}'`}]`;
}
