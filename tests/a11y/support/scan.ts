import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export interface Setting {
  theme: 'light' | 'dark';
  width: number;
}

export const PHONE = 390;
export const DESKTOP = 1280;

export const SETTINGS: readonly Setting[] = [
  { theme: 'light', width: DESKTOP },
  { theme: 'dark', width: DESKTOP },
  { theme: 'light', width: PHONE },
  { theme: 'dark', width: PHONE },
];

/** Shows the page in a theme and at a width, with every transition at its end. */
export async function show(page: Page, { theme, width }: Setting): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
}

export interface ScanOptions {
  /** Leaves out the words within code, which are most of a page and all of a few kinds. */
  withoutCode?: boolean;
}

/**
 * What axe finds, all of its rules, a line each: rule, element, what to do. What a new width changes
 * takes the page a moment, so that a page on which something is found is looked at once more.
 */
export async function scan(page: Page, options: ScanOptions = {}): Promise<string[]> {
  const found = await scanOnce(page, options);
  return found.length === 0 ? found : scanOnce(page, options);
}

async function scanOnce(page: Page, { withoutCode }: ScanOptions): Promise<string[]> {
  // Legacy mode looks into no frames; there are none, and it takes half the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    // WCAG 2.2 asks for it; axe leaves it off by default.
    rules: { 'target-size': { enabled: true } },
  });
  if (withoutCode) axe.exclude('pre code *');
  const { violations } = await axe.analyze();
  const place = new URL(page.url()).pathname;
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${place}: ${id}: ${target}: ${failureSummary}`),
  );
}
