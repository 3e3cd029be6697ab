import { RunExample } from '../support/runExample.ts';
import { hydrated, open } from '../support/site.ts';
import { FULL } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/guide/start/quick-start';
const SET = 'write-a-test';
const TEST = 'test/price.test.ts';
const EDITED = '// mine\n';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

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
