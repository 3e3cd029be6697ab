import type { Page } from '@playwright/test';
import type { Text } from '../../../theme/i18n/text.ts';
import { open } from '../../e2e/support/site.ts';
import { sweepIn } from '../../e2e/support/sweep.ts';
import { expect, test } from '../../e2e/support/test.ts';
import { count } from '../../figures/figures.ts';
import { rulesOf, scan, show } from './scan.ts';

/** A part of the page that's shown on demand, such as a popup or dialog. */
export interface Part {
  name: string;
  path: string;
  widths: readonly number[];
  /** Opens the part and waits until it is shown. */
  act(page: Page, text: Text): Promise<void>;
}

/** A test for each part and language: axe finds nothing while it is open. */
export function scanOpenParts(parts: readonly Part[]): void {
  for (const { name, path, widths, act } of parts) {
    for (const [prefix, language] of [
      ['', 'en'],
      ['/zh', 'zh'],
    ] as const) {
      test(`axe finds nothing with ${name} open, in both themes (${language})`, {
        // The languages have the same elements.
        tag: sweepIn(language),
      }, async ({ page, text }) => {
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await open(page, `${prefix}${path}`);
          await act(page, text[language]);
          for (const theme of ['light', 'dark'] as const) {
            await show(page, { theme, width });
            expect(await scan(page, rulesOf({ theme, width }))).toEqual([]);
            count('scans');
          }
        }
      });
    }
  }
}
