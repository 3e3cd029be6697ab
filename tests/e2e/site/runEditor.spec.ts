import { CODE_LIMITS } from 'run-examples';
import { RunExample } from '../support/runExample.ts';
import { hydrated, open } from '../support/site.ts';
import { FULL } from '../support/tags.ts';
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

test('code beyond the limits is edited without colors, and doesn’t fit into a link', {
  tag: FULL,
}, async ({ page }) => {
  await open(page, PATH);
  const example = new RunExample(page, SET);
  const { words, editor } = example;
  await example.editButton.click();
  const field = example.code(TEST);
  const before = await field.inputValue();
  const long = '// long\n'.repeat(CODE_LIMITS.lines);
  await field.fill(long);
  await expect(editor.getByText(words.plainCode)).toBeVisible();
  await expect(editor.locator('.run-layer:visible')).toHaveCount(0);
  await expect(field).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)');
  await example.tool(words.copyLink).click();
  await expect(editor.getByRole('status')).toHaveText(words.linkTooLong);
  await field.press('Control+z');
  await expect(field).toHaveValue(before);
  await expect(editor.getByText(words.plainCode)).toHaveCount(0);
  await expect(editor.locator('.run-layer:visible .hl-keyword').first()).toHaveText('import');
  await expect(field).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
});

test('a line that can’t be read is named, and so is an import that leads nowhere', {
  tag: FULL,
}, async ({ page }) => {
  await open(page, PATH);
  const example = new RunExample(page, SET);
  const { words, said } = example;
  await example.editButton.click();
  const run = async (code: string) => {
    await example.code(TEST).fill(code);
    await example.tool(words.run).click();
  };
  await run("import { test } from '@rstest/core';\n\ntest('fine', () => {});\nconst = 1;\n");
  await expect(said).toHaveText(words.syntax);
  await expect(example.panel.getByRole('button', { name: `${TEST}:4` })).toBeVisible();
  await run("import { gone } from './gone';\ngone();\n");
  await expect(said).toHaveText(words.import);
  await expect(example.panel.getByText('./gone')).toBeVisible();
  // Such a file is one that failed, as in the terminal.
  await run('export {};\n');
  await expect(said).toHaveText(words.nothingRan);
  await expect(example.panel.locator('.run-head')).toHaveAttribute('data-mark', 'fail');
  await run(
    "import { test } from '@rstest/core';\nthrow new Error('on top');\ntest('x', () => {});\n",
  );
  await expect(example.panel.getByText('on top')).toBeVisible();
  await expect(example.panel.getByRole('button', { name: `${TEST}:2` })).toBeVisible();
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

const CODE = "import { test } from '@rstest/core';\n\ntest('来自链接', () => {});\n";

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

test('a link’s code doesn’t replace the reader’s, and is kept once the reader edits it', {
  tag: FULL,
}, async ({ page }) => {
  await open(page, PATH);
  const example = new RunExample(page, SET);
  await example.editButton.click();
  await example.code(TEST).fill('// shared\n');
  await example.tool(example.words.copyLink).click();
  await expect(example.editor.getByRole('status')).toHaveText(example.words.linkCopied);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await example.code(TEST).fill(EDITED);

  await page.goto('about:blank');
  await open(page, link);
  await expect(example.code(TEST)).toHaveValue('// shared\n');
  await open(page, PATH);
  await example.editButton.click();
  await expect(example.code(TEST)).toHaveValue(EDITED);

  await page.goto('about:blank');
  await open(page, link);
  await example.code(TEST).fill('// shared, and mine\n');
  await page.reload();
  await expect(example.code(TEST)).toHaveValue('// shared, and mine\n');
});

test('examples are edited where session storage is blocked or holds something else', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Not in the sandbox of the runner, which has no storage.
    if (window !== window.top) return;
    sessionStorage.setItem('run-examples:edits', '[{"id":1},null]');
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
