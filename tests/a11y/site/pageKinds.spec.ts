import { open } from '../../e2e/support/site.ts';
import { expect, test } from '../../e2e/support/test.ts';
import { rulesOf, SETTINGS, scan, show } from '../support/scan.ts';
import { SETTING_TIERS } from '../support/tiers.ts';

/** The kinds of pages that `e2e/robustness/everyPage.spec.ts` doesn't scan for `npm test`. */
const KINDS = [
  ['home', '/zh/'],
  ['option', '/zh/config/test/bail'],
  ['API', '/api/javascript-api/run-tests'],
] as const;

for (const [kind, path] of KINDS) {
  for (const { range, where, tag } of SETTING_TIERS) {
    test(`axe finds nothing on a page of kind ${kind}, its code included, ${where}`, {
      tag,
    }, async ({ page }) => {
      await open(page, path);
      for (const setting of SETTINGS.slice(...range)) {
        await show(page, setting);
        expect(await scan(page, rulesOf(setting))).toEqual([]);
      }
    });
  }
}
