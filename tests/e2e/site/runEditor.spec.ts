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
  const source = await example.code(SOURCE).inputValue();
  await example.code(SOURCE).fill(source.replace('1 + rate', '2 + rate'));
  await expect(example.tab(SOURCE)).toHaveAccessibleName(`${SOURCE} ${words.edited}`);
  await page.keyboard.press('Control+Enter');
  await expect(said).toHaveText('2 failed');
  await expect(example.code(SOURCE)).toBeFocused();
  await example.panel
    .getByRole('button', { name: /price\.test\.ts:\d+/ })
    .first()
    .click();
  await expect(example.code(TEST)).toBeFocused();
  await expect(editor.locator('.run-code-line[data-failed=true]:visible')).toHaveCount(2);
  // A changed file is no longer the one that failed.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type(' ');
  await expect(editor.locator('.run-code-line[data-failed=true]:visible')).toHaveCount(0);

  await example.tool(words.reset).click();
  await example.tab(SOURCE).click();
  await expect(example.code(SOURCE)).toHaveValue(source);
  await example.tool(words.copy).click();
  await expect(editor.getByRole('status')).toHaveText(words.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(source);
  await example.tool(words.restore).click();
  await expect(example.code(SOURCE)).toHaveValue(/2 \+ rate/);

  await example.tool(words.closeEditor).click();
  await expect(example.editButton).toBeFocused();
  await expect(example.block.locator('> figcaption')).toBeVisible();
});

test('Tab indents and is undone, Escape and Tab leave, the layer shows what the field holds', async ({
  page,
}) => {
  await open(page, PATH);
  const example = new RunExample(page, SET);
  await example.editButton.click();
  const field = example.code(TEST);
  await expect(field).toHaveAccessibleDescription(/Tab/);
  const before = await field.inputValue();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue(`  ${before}`);
  await page.keyboard.press('Shift+Tab');
  await expect(field).toHaveValue(before);
  await page.keyboard.press('Control+z');
  await expect(field).toHaveValue(`  ${before}`);
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\nif (true) {\n价格 RTL שלום\n}');
  const lines = example.editor.locator('.run-layer:visible .run-code-line');
  await expect(lines.last()).toHaveText('}\n');
  expect((await lines.allTextContents()).join('')).toBe(`${await field.inputValue()}\n`);
  // Field and layer are one size: what is written stands where it is shown.
  const [layer, area] = await Promise.all(
    ['.run-layer:visible', 'textarea:visible'].map((part) =>
      example.editor
        .locator(part)
        .evaluate((element) => [element.scrollWidth, element.scrollHeight]),
    ),
  );
  expect(area).toEqual(layer);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(field).not.toBeFocused();
});

test('the colors are the block’s until the highlighter has loaded', async ({ page }) => {
  let load = () => {};
  const asked = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route('**/static/js/worker/highlight.*', async (route) => {
    await asked;
    await route.continue();
  });
  await open(page, PATH);
  const example = new RunExample(page, SET);
  const inBlock = await example.block.locator('pre .hl-keyword').allTextContents();
  await example.editButton.click();
  const keywords = example.editor.locator('.run-layer:visible .hl-keyword');
  await expect(keywords).toHaveText(inBlock);
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('let a;\n');
  await expect(example.editor.locator('.run-code-line:visible').first()).toHaveText('let a;\n');
  await expect(keywords).toHaveText(inBlock);
  load();
  await expect(keywords).toHaveText(['let', ...inBlock]);
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
  const original = await example.code(TEST).inputValue();
  await example.code(TEST).fill(EDITED);

  await page.reload();
  await hydrated(page);
  await example.editButton.click();
  await expect(example.code(TEST)).toHaveValue(EDITED);

  await page.getByRole('link', { name: text.en.nextPage }).click();
  // The address changes before the next page is shown, which is what closes the editor.
  await expect(example.block).toHaveCount(0);
  await page.goBack();
  await example.editButton.click();
  await expect(example.code(TEST)).toHaveValue(EDITED);

  await example.tool(example.words.reset).click();
  await expect(example.code(TEST)).toHaveValue(original);
  await page.reload();
  await hydrated(page);
  await example.editButton.click();
  await expect(example.code(TEST)).toHaveValue(original);
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
  await example.code(TEST).fill(EDITED);
  await expect(example.code(TEST)).toHaveValue(EDITED);
});
