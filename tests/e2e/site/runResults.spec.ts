import type { Page } from '@playwright/test';
import { RUN } from 'run-examples';
import { RunExample } from '../support/runExample.ts';
import { FORGED, GIANT, HONEST, type Payload } from '../support/runPayloads.ts';
import { open } from '../support/site.ts';
import { slowParts } from '../support/slowParts.ts';
import { FULL, splitByTag } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/guide/start/quick-start';
const SET = 'write-a-test';
const TEST = 'test/price.test.ts';

/** Milliseconds within which a reader's key or click has to be answered. */
const LIMIT = 200;
/** More than a slice of results has. */
const MOST_ELEMENTS = 6000;

runEach('an example reports more than anybody reads', HONEST, [FULL]);
for (const [what, payloads] of [
  ['an example forges its results', FORGED],
  ['an example forges results of any size', GIANT],
] as const) {
  for (const { some, tag } of splitByTag(payloads, payloads.length)) runEach(what, some, tag);
}

function runEach(what: string, payloads: readonly Payload[], tag: string[]): void {
  test(`the page answers while ${what}, and then runs honest code: ${payloads.length} examples`, {
    tag,
  }, async ({ page, browser, complaints }) => {
    test.slow();
    await open(page, PATH);
    const example = new RunExample(page, SET);
    await example.editButton.click();
    await run(example, `test('warm', () => {});`);
    const large: string[] = [];
    const parts = new Map(payloads.map(({ name, code }) => [name, code]));
    const slow = await slowParts(browser, page, LIMIT, parts, async (code, name) => {
      await run(example, code);
      const elements = await page.locator('.run-panel *').count();
      if (elements > MOST_ELEMENTS) large.push(`${name}: ${elements} elements`);
    });
    expect([...slow, ...large]).toEqual([]);
    await run(example, `test('honest', () => { expect(1 + 1).toBe(2); });`);
    await expect(example.said).toHaveText('1 passed');
    await expect(example.panel.getByText('honest')).toBeVisible();
    expect(complaints.splice(0).filter((complaint) => !isOfRun(complaint))).toEqual([]);
    await expectNoMarkup(page);
  });
}

/** Types code into the editor, runs it, and waits for the end of the run. */
async function run(example: RunExample, code: string): Promise<void> {
  const { panel, words } = example;
  await example
    .code(TEST)
    .fill(`import { describe, expect, test } from '@rstest/core';\n${code}\n`);
  await example.tool(words.run).click();
  // A run may take so long, and a busy machine a little longer.
  const timeout = 2 * RUN.total;
  await expect(panel.getByRole('button', { name: words.runAgain })).toBeVisible({ timeout });
}

/** What the page itself says of an example that ended badly. */
function isOfRun(complaint: string): boolean {
  return /The example|sandbox/.test(complaint);
}

async function expectNoMarkup(page: Page): Promise<void> {
  await expect(page.locator('.run-panel img')).toHaveCount(0);
}
