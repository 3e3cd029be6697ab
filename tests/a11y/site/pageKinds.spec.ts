import { open } from '../../e2e/support/site.ts';
import { fullAfter } from '../../e2e/support/tags.ts';
import { expect, test } from '../../e2e/support/test.ts';
import { rulesOf, SETTINGS, scan, show } from '../support/scan.ts';
import { SETTING_TIERS } from '../support/tiers.ts';

/**
 * A small page of each kind; `e2e/robustness/everyPage.spec.ts` covers all others. `npm test` scans the
 * first three here, and the other kinds there.
 */
const KINDS = [
  ['home', '/zh/'],
  ['option', '/zh/config/test/bail'],
  ['API', '/api/javascript-api/run-tests'],
  ['guide', '/guide/start/quick-start'],
  ['overview', '/zh/api/'],
  ['not found', '/no/such/page'],
] as const;

for (const [index, [kind, path]] of KINDS.entries()) {
  for (const { range, where, tag } of SETTING_TIERS) {
    test(`axe finds nothing on a page of kind ${kind}, its code included, ${where}`, {
      tag: [tag, fullAfter(3, index)].flat(),
    }, async ({ page }) => {
      await open(page, path);
      for (const setting of SETTINGS.slice(...range)) {
        await show(page, setting);
        expect(await scan(page, rulesOf(setting))).toEqual([]);
      }
    });
  }
}
