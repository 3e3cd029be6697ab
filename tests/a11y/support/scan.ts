import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { painted } from '../../e2e/support/frames.ts';

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

/** Shows the page in a theme and at a width, its text laid out and every transition at its end. */
export async function show(page: Page, { theme, width }: Setting): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  // A long text is laid out in slices (theme/page/lateLayout.ts).
  await expect(page.locator('[data-page-body]:not([data-whole])')).toHaveCount(0);
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
}

/** The rules that read colours: most of axe's time. All others see the same page in both themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

// WCAG 2.2 asks for it; axe leaves it off by default.
const ASKED_FOR = { 'target-size': { enabled: true } };

const OPTIONS = {
  every: { resultTypes: ['violations'], rules: ASKED_FOR },
  colour: { resultTypes: ['violations'], runOnly: COLOUR_RULES },
  otherThanColour: {
    resultTypes: ['violations'],
    rules: {
      ...ASKED_FOR,
      ...Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }])),
    },
  },
} satisfies Record<string, RunOptions>;

export type Rules = keyof typeof OPTIONS;

/**
 * What axe finds, a line each: rule, element, what to do. What a new width changes takes the page a
 * moment, so that a page on which something is found is looked at once more.
 */
export async function scan(page: Page, rules: Rules = 'every'): Promise<string[]> {
  const found = await scanOnce(page, OPTIONS[rules]);
  if (found.length === 0) return found;
  await painted(page);
  return scanOnce(page, OPTIONS[rules]);
}

async function scanOnce(page: Page, options: RunOptions): Promise<string[]> {
  await bringAxe(page);
  const violations = await page.evaluate(async (asked) => {
    const { violations: found } = await window.axe.run(document, asked);
    return found;
  }, options);
  const place = new URL(page.url()).pathname;
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${place}: ${id}: ${target}: ${failureSummary}`),
  );
}

async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(axe.source);
  await page.evaluate(rememberColors);
}

interface Color {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString(text: string): Color;
}

/**
 * Runs in the page. axe reads the same twenty colours thousands of times, each time with a library
 * that knows every colour space: a quarter of its work, which is done once here.
 */
function rememberColors(): void {
  const { prototype } = window.axe.commons.color.Color;
  const { parseString } = prototype;
  const known = new Map<string, Pick<Color, 'r' | 'g' | 'b' | 'alpha'>>();
  prototype.parseString = function (this: Color, text: string) {
    const { r, g, b, alpha } = known.get(text) ?? parseString.call(this, text);
    known.set(text, { r, g, b, alpha });
    return Object.assign(this, { r, g, b, alpha });
  };
}

/**
 * Makes the coloured words of each code block one text. They are most of a long page and of a few
 * kinds only, and axe's time grows with the square of them.
 */
export async function joinCode(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const code of document.querySelectorAll('pre code')) {
      code.replaceChildren(code.textContent ?? '');
    }
  });
}

declare global {
  interface Window {
    axe: typeof axe & { commons: { color: { Color: { prototype: Color } } } };
  }
}
