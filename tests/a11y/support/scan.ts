import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { painted } from '../../e2e/support/frames.ts';
import { laidOut } from '../../e2e/support/scrolling.ts';

/** Minified, because each page that is scanned parses it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

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

/**
 * Shows the top of the page, where the navbar covers no button, in a theme and at a width, with
 * complete layout and finished transitions.
 */
export async function show(page: Page, { theme, width }: Setting): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await laidOut(page);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
}

/** The rules that depend on colors and take most of axe's time. Others have the same result in both themes. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

// Required by WCAG 2.2, but off by default in axe.
const ASKED_FOR = { 'target-size': { enabled: true } };

const OPTIONS = {
  every: { resultTypes: ['violations'], rules: ASKED_FOR },
  color: { resultTypes: ['violations'], runOnly: COLOR_RULES },
  otherRules: {
    resultTypes: ['violations'],
    rules: {
      ...ASKED_FOR,
      ...Object.fromEntries(COLOR_RULES.map((rule) => [rule, { enabled: false }])),
    },
  },
} satisfies Record<string, RunOptions>;

/**
 * Axe doesn't know that the page behind a modal dialog is inert, or that a popup of the navbar may
 * cover half a button until it's closed. Pages are checked without either too.
 */
const OPEN = 'dialog:modal, header:not(main *):has([aria-expanded=true])';

export type Rules = keyof typeof OPTIONS;

/**
 * The rules for one of the `SETTINGS`: all of them in the light theme, and in the dark one those about
 * colors, because a theme changes nothing else (only `tokens.css` depends on it).
 */
export function rulesOf({ theme }: Setting): Rules {
  return theme === 'light' ? 'every' : 'color';
}

/**
 * Axe's violations, one line each: rule, element, advice. Only looks at the first element of the
 * selector `within`, if given. A page needs a moment to adapt to a new width, so it's checked again if
 * there are any.
 */
export async function scan(
  page: Page,
  rules: Rules = 'every',
  within: string = OPEN,
): Promise<string[]> {
  const found = await scanOnce(page, OPTIONS[rules], within);
  if (found.length === 0) return found;
  await painted(page);
  return scanOnce(page, OPTIONS[rules], within);
}

async function scanOnce(page: Page, options: RunOptions, within: string): Promise<string[]> {
  await bringAxe(page);
  const violations = await page.evaluate(
    async ([selector, asked]) => {
      const context = document.querySelector(selector) ?? document;
      const { violations: found } = await window.axe.run(context, asked);
      return found;
    },
    [within, options] as const,
  );
  const place = new URL(page.url()).pathname;
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${place}: ${id}: ${target}: ${failureSummary}`),
  );
}

async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(AXE);
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
 * Runs in the page. Axe parses the same twenty colors thousands of times with a library for all color
 * spaces, which takes a quarter of its time; this caches the results.
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
 * Joins the colored tokens of each code block. They make up most of a long page but only have a few
 * kinds, and axe's time is quadratic in their number.
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
