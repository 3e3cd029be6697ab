import { RunExample } from '../support/runExample.ts';
import { open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/guide/start/quick-start';
const SET = 'write-a-test';
const TEST = 'test/price.test.ts';
const CODE = "import { test } from '@rstest/core';\n\ntest('来自链接', () => {});\n";

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a link takes edited code along, which runs only when the reader says so', async ({
  page,
  context,
}) => {
  await open(page, PATH);
  const giver = new RunExample(page, SET);
  await giver.editButton.click();
  await giver.code(TEST).fill(CODE);
  const before = page.url();
  await giver.tool(giver.words.copyLink).click();
  await expect(giver.editor.getByRole('status')).toHaveText(giver.words.linkCopied);
  expect(page.url()).toBe(before);
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const other = await context.newPage();
  await open(other, link);
  const { editor, code, panel, said, tool, words } = taker(new RunExample(other, SET));
  await expect(code(TEST)).toHaveValue(CODE);
  await expect(editor).toBeFocused();
  await expect(editor).toBeInViewport();
  await expect(editor.getByText(words.shared)).toBeVisible();
  await expect(panel).toHaveCount(0);
  expect(await other.evaluate(() => window.history.length)).toBe(2);
  await tool(words.run).click();
  await expect(said).toHaveText('1 passed');
  await expect(tool(words.run)).toBeFocused();
  await expect(editor.getByText(words.shared)).toHaveCount(0);
  // An anchor of the page is an anchor still, and takes nothing away; nor does the way back.
  const more = `${CODE}// more\n`;
  await code(TEST).fill(more);
  await other.getByRole('link', { name: 'Install Rstest' }).first().click();
  await expect(other.locator('#install')).toBeInViewport();
  await expect(code(TEST)).toHaveValue(more);
  await other.goBack();
  await expect(other).toHaveURL(link);
  await expect(code(TEST)).toHaveValue(more);
});

test('a link that can’t be meant is said to be so once, and the page is as usual', async ({
  page,
}) => {
  const { words } = new RunExample(page, SET);
  for (const [hash, message] of [
    ['#run=nowhere.1abcd', words.sharedUnknown],
    [`#run=${SET}.1abcd`, words.sharedBroken],
    [`#run=${SET}.9abcd`, words.sharedBroken],
    ['#run=%E0%A4.1abcd', words.sharedBroken],
    [`#run=${SET}.1${'a'.repeat(9000)}`, words.sharedBroken],
  ]) {
    await page.goto('about:blank');
    await open(page, `${PATH}${hash}`);
    const alert = page.getByRole('alert').filter({ hasText: message });
    await expect(alert).toHaveCount(1);
    await expect(page.getByRole('textbox', { name: TEST })).toHaveCount(0);
    await page.getByRole('button', { name: words.dismiss }).click();
    await expect(alert).toHaveCount(0);
  }
});

/** Its members by name, bound to it. */
function taker(example: RunExample) {
  const { editor, panel, said, words } = example;
  return {
    editor,
    panel,
    said,
    words,
    code: (path: string) => example.code(path),
    tool: (name: string) => example.tool(name),
  };
}
