import type { Page } from '@playwright/test';
import { CONVERT_TEXT } from '../../../tools/converter/convertText.ts';
import { documents } from '../support/pageLoads.ts';
import { open } from '../support/site.ts';
import { FULL } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/guide/migration/convert';
const CONFIG = "export default {\n  testMatch: ['**/*.spec.ts'],\n  runner: './own.js',\n};\n";

const text = CONVERT_TEXT.en;

test('converts what is pasted, and links each note to its line and section', async ({ page }) => {
  await open(page, PATH);
  const input = page.getByLabel(text.input, { exact: true });
  await expect(page.getByRole('status').filter({ hasText: text.failed.empty })).toBeVisible();
  await input.fill(CONFIG);
  await page
    .getByRole('region', { name: text.tool })
    .getByText(text.settings, { exact: true })
    .click();
  await page.getByLabel(text.name).fill('jest.config.mjs');
  const summary = page.getByRole('status').filter({ hasText: text.summary(1, 0, 1) });
  await expect(summary).toBeVisible();
  const result = page.getByRole('region', { name: 'rstest.config.mjs' });
  const note = page.getByRole('listitem').filter({ hasText: text.levels.manual });
  // In the diff, only the line that needs attention is marked.
  await expect(result.getByRole('link')).toHaveCount(1);
  await result.getByRole('link', { name: text.goToNote(3) }).click();
  await expect(note).toBeInViewport();

  await page.getByRole('button', { name: text.changes }).click();
  await expect(result).toContainText("include: ['**/*.spec.ts'],");
  await expect(result).not.toContainText('own.js');

  await note.getByRole('button', { name: text.goToLine(3) }).click();
  await expect(input).toBeFocused();
  expect(await selectedText(page)).toBe("  runner: './own.js',");
  const loads = documents(page);
  await note.getByRole('link').click();
  await expect(page).toHaveURL(/\/guide\/migration\/jest#run-table$/);
  await page.goBack();
  await expect(input).toHaveValue(CONFIG);
  expect(loads).toEqual([]);
  await page.reload();
  await expect(input).toHaveValue(CONFIG);
});

test('without notes, the summary says whether anything changed', async ({ page }) => {
  await open(page, PATH);
  const status = page.getByRole('status');
  const input = page.getByLabel(text.input, { exact: true });
  await input.fill("import { test } from 'vitest';\ntest('runs', () => {});\n");
  await expect(status.filter({ hasText: text.nothingToCheck })).toBeVisible();
  const result = page.getByRole('region', { name: 'example.test.ts' });
  await expect(result.locator('.hl-keyword').first()).toBeVisible();
});

test('the settings open by themselves if nothing is detected', async ({ page }) => {
  await open(page, PATH);
  const kind = page.getByLabel(text.kind, { exact: true });
  await expect(
    page.getByRole('region', { name: text.tool }).getByText(text.settings, { exact: true }),
  ).toBeVisible();
  await expect(kind).toBeHidden();
  await page.getByLabel(text.input, { exact: true }).fill('const answer = 42;\n');
  await expect(kind).toBeVisible();
  const name = page.getByLabel(text.name);
  // Key by key, because each change starts a conversion, which may finish before the next key.
  await name.pressSequentially('abc.setup.ts', { delay: 100 });
  await expect(name).toHaveValue('abc.setup.ts');
  await expect(name).toBeFocused();
});

test('says where the code can’t be read', async ({ page }) => {
  await open(page, PATH);
  await page.getByLabel(text.input, { exact: true }).fill("it('a', () => {\n  expect(;\n});\n");
  const problem = text.syntaxError(2, 10, '').trim();
  await expect(page.getByRole('status').filter({ hasText: problem })).toBeVisible();
});

test('says that 100,000 hyphens can’t be converted, and works afterwards', async ({ page }) => {
  await open(page, PATH);
  await page.getByLabel(text.input, { exact: true }).fill('-'.repeat(100_000));
  const status = page.getByRole('status').filter({ hasText: text.failed['too deep'] });
  await expect(status).toBeVisible();
  await page.getByRole('button', { name: text.kinds['vitest-test'] }).click();
  await expect(page.locator('pre.convert-code .line').first()).toBeVisible();
});

test('a file of thousands of lines is shown in part, and copied as a whole', async ({ page }) => {
  await open(page, PATH);
  const lines = 4000;
  const code = `import { vi } from 'vitest';\n${'vi.fn();\n'.repeat(lines)}`;
  // Chromium takes minutes to insert that many lines as if they were typed.
  await page.getByLabel(text.input, { exact: true }).evaluate((field, value) => {
    const prototype = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value');
    prototype?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, code);
  await expect(page.locator('pre.convert-code .line')).toHaveCount(1000);
  // Each line is there before and after.
  await expect(page.getByText(text.moreLines(2 * (lines + 1) - 1000))).toBeVisible();
  await expect(page.locator('.convert-notes > li')).toHaveCount(200);
  await expect(page.getByText(text.moreNotes(lines - 200))).toBeVisible();
  await page.getByRole('button', { name: text.changes }).click();
  await expect(page.locator('pre.convert-code')).toContainText('rs.fn();\n'.repeat(lines));
});

test('converts several files, and shows them by keyboard', async ({ page }) => {
  await open(page, PATH);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: text.choose }).click();
  const file = (name: string, code: string) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(code),
  });
  await (await chooser).setFiles([
    file('a.test.js', "xit('a', () => {});"),
    file('b.test.js', "it('b', () => { jest.getSeed(); });"),
  ]);
  const files = page.getByLabel(text.files);
  await expect(files).toContainText('a.test.js – 2 changes');
  await files.press('ArrowDown');
  await expect(page.getByRole('listitem').filter({ hasText: 'jest.getSeed' })).toBeVisible();
});

test('downloads all files, also more than browsers accept at once', { tag: FULL }, async ({
  page,
}) => {
  await open(page, PATH);
  const names = Array.from({ length: 12 }, (_, index) => `${index}.test.js`);
  const buffer = Buffer.from("xit('a', () => {});");
  await page
    .locator('input[type=file]')
    .setInputFiles(names.map((name) => ({ name, mimeType: 'text/plain', buffer })));
  await expect(page.getByLabel(text.files)).toContainText('9.test.js – 2 changes');
  const saved: string[] = [];
  page.on('download', (download) => saved.push(download.suggestedFilename()));
  await page.getByRole('button', { name: text.downloadAll }).click();
  await expect.poll(() => saved.length).toBe(names.length);
  expect(saved.toSorted()).toEqual(names.toSorted());
});

test('converts files that are dropped, and leaves dragged text to the browser', {
  tag: FULL,
}, async ({ page }) => {
  await open(page, PATH);
  const field = page.getByLabel(text.input, { exact: true });
  const files = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(["export default { runner: './own.js' };"], 'jest.config.mjs'));
    data.items.add(new File(["xit('b', () => {});"], 'b.test.js'));
    return data;
  });
  await field.dispatchEvent('dragover', { dataTransfer: files });
  await field.dispatchEvent('drop', { dataTransfer: files });
  const list = page.getByLabel(text.files);
  await expect(list.getByRole('option')).toContainText(['b.test.js', 'jest.config.mjs']);
  await expect(field).toHaveValue("xit('b', () => {});");
  await list.selectOption('1');
  await expect(
    page
      .getByRole('list', { name: text.notes })
      .getByRole('listitem')
      .filter({ hasText: 'runner' }),
  ).toBeVisible();

  // Next to the converter, the browser would open the file in place of the page.
  await page.getByRole('heading', { level: 1 }).dispatchEvent('drop', { dataTransfer: files });
  await expect(field).toHaveValue("xit('b', () => {});");

  const isPrevented = await field.evaluate((element) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/plain', 'dragged');
    const options = { dataTransfer, bubbles: true, cancelable: true };
    return !element.dispatchEvent(new DragEvent('drop', options));
  });
  expect(isPrevented).toBe(false);
});

function selectedText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const field = document.activeElement as HTMLTextAreaElement;
    return field.value.slice(field.selectionStart, field.selectionEnd);
  });
}
