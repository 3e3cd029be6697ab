import { open } from '../../e2e/support/site.ts';
import { expect, test } from '../../e2e/support/test.ts';
import { SETTINGS, scan, show } from '../support/scan.ts';

/** One page of each kind, its code included. */
const KINDS = [
  ['home', '/'],
  ['guide', '/guide/start/quick-start'],
  ['command line', '/guide/basic/cli'],
  ['option', '/config/test/coverage'],
  ['API', '/api/rstest/mockFunctions'],
  ['overview', '/config/test/'],
  ['not found', '/no/such/page'],
] as const;

for (const [kind, path] of KINDS) {
  for (const prefix of ['', '/zh']) {
    test(`axe finds nothing on a page of kind ${kind}, in both themes, at both widths (${prefix}${path})`, async ({
      page,
    }) => {
      await open(page, `${prefix}${path}`);
      for (const setting of SETTINGS) {
        await show(page, setting);
        expect(await scan(page)).toEqual([]);
      }
    });
  }
}
