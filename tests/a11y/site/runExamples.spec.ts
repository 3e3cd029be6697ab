import { setCode } from '../../e2e/support/editorCode.ts';
import { RunExample } from '../../e2e/support/runExample.ts';
import { open } from '../../e2e/support/site.ts';
import { expect, test } from '../../e2e/support/test.ts';
import { rulesOf, SETTINGS, scan, show } from '../support/scan.ts';
import { LANGUAGE_TIERS } from '../support/tiers.ts';

const SET = 'write-a-test';
const BLOCK = `figure[data-run="${SET}"]`;
const TEST = 'test/price.test.ts';
const CODE = `import { describe, expect, test } from '@rstest/core';
import { withTax } from '../src/price';

describe('prices', () => {
  test('fails', () => {
    console.log('net', { net: 10 });
    console.error('trouble');
    expect({ price: withTax(10, 0.2) }).toEqual({ price: 13 });
  });
  test.skip('later', () => {});
  test.todo('some day');
});
`;

/** Runs for as long as an example may, and so for longer than the scans take. */
const WAITING = `import { test } from '@rstest/core';
test('waits', () => new Promise(() => {}), 60_000);
`;

for (const { language, prefix, range, where, tag } of LANGUAGE_TIERS) {
  const settings = SETTINGS.slice(...range);
  const title = `axe finds nothing while examples are run and edited, ${where} (${language})`;
  test(title, { tag }, async ({ page }) => {
    await open(page, `${prefix}/guide/start/quick-start`);
    const example = new RunExample(page, SET, language);
    const { words } = example;
    const scanAll = async (within?: string) => {
      for (const setting of settings) {
        await show(page, setting);
        expect(await scan(page, rulesOf(setting), within)).toEqual([]);
      }
    };
    await example.runButton.click();
    await expect(example.said).not.toHaveText('');
    await scanAll();
    await example.editButton.click();
    await setCode(example.code(TEST), CODE);
    await example.tool(words.run).click();
    await expect(example.said).toContainText('1');
    await example.panel.getByRole('button', { name: /price\.test\.ts:8/ }).click();
    await scanAll(BLOCK);
    await setCode(example.code(TEST), 'const = 1;');
    await example.tool(words.run).click();
    await expect(example.said).toHaveText(words.syntax);
    await scanAll(BLOCK);
    await setCode(example.code(TEST), WAITING);
    await example.tool(words.run).click();
    await expect(example.panel.getByRole('button', { name: words.stop })).toBeVisible();
    for (const setting of settings.filter(({ theme }) => theme === 'light')) {
      await show(page, setting);
      expect(await scan(page, 'every', BLOCK)).toEqual([]);
    }
    await example.panel.getByRole('button', { name: words.stop }).click();
    await expect(example.said).toHaveText(words.stopped);
  });
}
