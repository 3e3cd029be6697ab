import type { Browser } from '@playwright/test';
import { table } from '../search/table.ts';
import { CONDITIONS, shiftOfVisit } from './shiftOfVisit.ts';

const WIDTHS = [390, 1280, 1440, 1920] as const;
const ROUNDS = 2;
const MOST_SHIFT = 0.01;

/**
 * The largest cumulative layout shift of each page at each width: with an empty cache, with a full
 * one, and on a slow network, twice each.
 */
export async function shiftTable(
  browser: Browser,
  origin: string,
  pages: readonly string[],
): Promise<string> {
  const rows: string[][] = [];
  for (const page of pages) {
    const cells: string[] = [];
    for (const width of WIDTHS) {
      cells.push((await largestShift(browser, origin + page, width)).toFixed(3));
    }
    rows.push([page, ...cells]);
  }
  return table([[`CLS, ≤ ${MOST_SHIFT} wanted`, ...WIDTHS.map((width) => `${width} px`)], ...rows]);
}

async function largestShift(browser: Browser, url: string, width: number): Promise<number> {
  let largest = 0;
  for (let round = 0; round < ROUNDS; round++) {
    for (const condition of CONDITIONS) {
      const viewport = { width, height: 900 };
      const context = await browser.newContext({ viewport, locale: 'en-US' });
      largest = Math.max(largest, await shiftOfVisit(context, url, condition));
      await context.close();
    }
  }
  return largest;
}
