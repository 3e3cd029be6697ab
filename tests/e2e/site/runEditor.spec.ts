import type { Locator } from '@playwright/test';
import { expectCode, readCode, setCode } from '../support/editorCode.ts';
import { RunExample } from '../support/runExample.ts';
import { hydrated, open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/guide/start/quick-start';
const SET = 'write-a-test';
const TEST = 'test/price.test.ts';
const SOURCE = 'src/price.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('code is changed, run, reset and copied; failing lines are marked', async ({ page }) => {
  await open(page, PATH);
  const example = new RunExample(page, SET);
  const { words, editor, said } = example;
  await example.editButton.click();
  await expect(example.code(TEST)).toBeFocused();
  await expect(example.block.locator('> figcaption')).toBeHidden();

  // The other file, by keyboard.
  await example.tab(TEST).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(example.tab(SOURCE)).toBeFocused();
  const source = await readCode(example.code(SOURCE));
  await setCode(example.code(SOURCE), source.replace('1 + rate', '2 + rate'));
  await expect(example.tab(SOURCE)).toHaveAccessibleName(`${SOURCE} ${words.edited}`);
  await page.keyboard.press('Control+Enter');
  await expect(said).toHaveText('2 failed');
  await expect(example.code(SOURCE)).toBeFocused();
  await example.panel
    .getByRole('button', { name: /price\.test\.ts:\d+/ })
    .first()
    .click();
  await expect(example.code(TEST)).toBeFocused();
  await expect(editor.locator('.run-failed-line')).toHaveCount(2);
  // A changed file is no longer the one that failed.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type(' ');
  await expect(editor.locator('.run-failed-line')).toHaveCount(0);

  // Nor does its tab lead to the line again.
  await example.tab(SOURCE).click();
  await page.keyboard.press('ArrowRight');
  await expect(example.tab(TEST)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await example.tool(words.reset).focus();
  await page.keyboard.press('Enter');
  await expect(example.tool(words.reset)).toBeFocused();
  await expectCode(example.code(SOURCE), source);
  await example.tool(words.copy).click();
  await expect(editor.getByRole('status')).toHaveText(words.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(source);
  // As everything in an editor, a reset can be undone with the keyboard.
  await example.code(SOURCE).press('ControlOrMeta+z');
  await expect(example.code(SOURCE)).toContainText('2 + rate');

  await example.tool(words.closeEditor).click();
  await expect(example.editButton).toBeFocused();
  await expect(example.block.locator('> figcaption')).toBeVisible();
});

test('without CodeMirror, code can be changed and run all the same', async ({
  page,
  complaints,
}) => {
  await page.route(/\/code-editor\.[^/]*\.js$/, (route) => route.abort());
  await open(page, PATH);
  const example = new RunExample(page, SET);
  await example.editButton.click();
  await expect(example.code(TEST)).toBeFocused();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('undefined();\n');
  await page.keyboard.press('Control+Enter');
  await expect(example.panel).toContainText('TypeError');
  complaints.splice(0);
});

test('Tab indents and is undone, brackets are indented, Escape and Tab leave', async ({ page }) => {
  await open(page, PATH);
  const example = new RunExample(page, SET);
  await example.editButton.click();
  const field = example.code(TEST);
  await expect(field).toHaveAccessibleDescription(/Tab/);
  const before = await readCode(field);
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Tab');
  await expectCode(field, `  ${before}`);
  await page.keyboard.press('Shift+Tab');
  await expectCode(field, before);
  await page.keyboard.type('// ');
  await page.keyboard.press('Control+z');
  await expectCode(field, before);
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\nif (true) {\n价格 RTL שלום\n}');
  await expectCode(field, `${before}\nif (true) {\n  价格 RTL שלום\n}`);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(field).not.toBeFocused();
});

test('the code has the block’s colors, its lines have numbers, and its config can only be read', async ({
  page,
}) => {
  await open(page, PATH);
  const example = new RunExample(page, SET);
  const keywords = async (place: Locator) =>
    (await place.allTextContents()).map((one) => one.trim());
  const inBlock = await keywords(example.block.locator('pre .hl-keyword'));
  const lines = await example.block.locator('pre .line').count();
  await example.editButton.click();
  await expect(example.code(TEST)).toBeFocused();
  await expect.poll(() => keywords(example.editor.locator('.hl-keyword'))).toEqual(inBlock);
  await expect(example.editor.locator('.cm-lineNumbers')).toContainText(String(lines));
  await open(page, '/config/test/clearMocks');
  const config = page.locator('figure[data-run]').first();
  await config.locator('[data-run-action=edit]').click();
  await config.getByRole('tab', { name: 'rstest.config.ts' }).click();
  const field = config.getByRole('textbox', { name: 'rstest.config.ts' });
  await expect(field).toHaveAttribute('aria-readonly', 'true');
  const code = await readCode(field);
  await field.press('x');
  await expectCode(field, code);
});

test('the editor fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, `/zh${PATH}`);
  const example = new RunExample(page, SET, 'zh');
  await example.editButton.click();
  await example.tool(example.words.run).click();
  await expect(example.said).toHaveText('2 个通过');
  const { clientWidth, scrollWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
});

const EDITED = '// mine\n';

test('an edited example is kept for the session: on reload and on Back, until it is reset', async ({
  page,
  text,
}) => {
  await open(page, PATH);
  const example = new RunExample(page, SET);
  await example.editButton.click();
  const original = await readCode(example.code(TEST));
  await setCode(example.code(TEST), EDITED);

  await page.reload();
  await hydrated(page);
  await example.editButton.click();
  await expectCode(example.code(TEST), EDITED);

  await page.getByRole('link', { name: text.en.nextPage }).click();
  // The address changes before the next page is shown, which is what closes the editor.
  await expect(example.block).toHaveCount(0);
  await page.goBack();
  await example.editButton.click();
  await expectCode(example.code(TEST), EDITED);

  await example.tool(example.words.reset).click();
  await expectCode(example.code(TEST), original);
  await page.reload();
  await hydrated(page);
  await example.editButton.click();
  await expectCode(example.code(TEST), original);
});

test('examples are edited where session storage is blocked or holds something else', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Not in the sandbox of the runner, which has no storage.
    if (window !== window.top) return;
    sessionStorage.setItem('run-examples:projects', '[{"id":1},null]');
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await open(page, PATH);
  const example = new RunExample(page, SET);
  await example.editButton.click();
  await setCode(example.code(TEST), EDITED);
  await expectCode(example.code(TEST), EDITED);
});
