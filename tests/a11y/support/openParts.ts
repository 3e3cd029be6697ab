import type { Page } from '@playwright/test';
import type { Text } from '../../../theme/i18n/text.ts';
import { open } from '../../e2e/support/site.ts';
import { FULL } from '../../e2e/support/tags.ts';
import { expect, test } from '../../e2e/support/test.ts';
import { rulesOf, SETTINGS, scan, show } from './scan.ts';
import { LANGUAGE_TIERS } from './tiers.ts';

/** A part of the page that's shown on demand, such as a popup or dialog. */
export interface Part {
  name: string;
  path: string;
  widths: readonly number[];
  /** If `npm test` scans another part with the same kinds of elements instead. */
  onlyFull?: true;
  /** Opens the part and waits until it is shown. */
  act(page: Page, text: Text): Promise<void>;
}

/** Tests for each part: axe finds nothing while it is open. */
export function scanOpenParts(parts: readonly Part[]): void {
  for (const { name, path, widths, onlyFull, act } of parts) {
    const settings = SETTINGS.filter(({ width }) => widths.includes(width));
    for (const { language, prefix, range, where, tag } of LANGUAGE_TIERS) {
      test(`axe finds nothing with ${name} open, ${where} (${language})`, {
        tag: onlyFull ? FULL : tag,
      }, async ({ page, text }) => {
        for (const setting of settings.slice(...range)) {
          await page.setViewportSize({ width: setting.width, height: 900 });
          await open(page, `${prefix}${path}`);
          await act(page, text[language]);
          await show(page, setting);
          expect(await scan(page, rulesOf(setting))).toEqual([]);
        }
      });
    }
  }
}
