import { ExampleEditor } from '../support/exampleEditor.ts';
import type { ReaderPage } from '../support/readerPage.ts';
import { hostileExample, readCounts } from './hostileExample.ts';
import { expect, test } from './test.ts';
import type { WatchedNetwork } from './watchNetwork.ts';

/** Examples of one file, so that the editor shows the test. */
const EXAMPLES = {
  'an example': { route: '/guide/start/', set: 'top' },
  'an example with a DOM': { route: '/guide/advanced/troubleshooting', set: 'dom' },
} as const;

for (const [kind, { route, set }] of Object.entries(EXAMPLES)) {
  test(`${kind} reaches nothing`, async ({ engine, reader, network, hostileConfig }) => {
    const editor = new ExampleEditor(reader, set);
    await reader.open(route);
    await editor.edit();
    await reader.paste(editor.code, hostileExample(hostileConfig));
    await editor.run();
    await reader.expectVisible(editor.runAgainButton);
    const counts = readCounts(await reader.text(editor.results));
    await expectNothingReached(reader, network);

    const realms = Object.keys(counts);
    expect(counts.top).toBeGreaterThan(0);
    // An example has no `Worker` to start another with.
    expect(realms.filter((realm) => realm.includes('worker'))).toEqual([]);
    // Each at a name and at an address.
    const attempts = 2 * Object.values(counts).reduce((sum, count) => sum + count, 0);
    console.log(`${engine}: ${kind} made ${attempts} attempts in ${realms.join(', ')}`);
  });
}

/** Goes somewhere from the browser's own address bar: nothing but that has been noticed. */
async function expectNothingReached(reader: ReaderPage, network: WatchedNetwork): Promise<void> {
  const { zone, tcp, noticed } = network;
  await reader.driver.open(`http://after.${zone}:${tcp}/`);
  expect([...noticed].sort()).toEqual([`lookup after.${zone}`, 'tcp 198.19.0.1']);
}
