import { projectLink } from 'run-examples/playground-link';
import { delayRequests } from '../support/delayRequests.ts';
import { expectCode, readCode, setCode } from '../support/editorCode.ts';
import { PlaygroundPage } from '../support/playground.ts';
import { open, openWhileLoading } from '../support/site.ts';
import { FULL } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const TEST = 'test/cart.test.ts';
const MODULE = 'src/money.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test(`a project runs when it's opened, and again when it's changed`, async ({ page }) => {
  const play = new PlaygroundPage(page, 'en');
  await open(page, play.path);
  await expect(play.said).toContainText(play.passed(4));

  const code = await readCode(play.code(TEST));
  await setCode(play.code(TEST), code.replace('toBe(15.8)', 'toBe(16)'));
  await expect(play.said).toContainText(play.failed(1));
  await expect(play.tests).toContainText('expected 15.8 to be 16');
  // The error leads to its line, in the editor.
  await play.tests.getByRole('button', { name: 'test/cart.test.ts:' }).first().click();
  await expect(play.code(TEST)).toBeFocused();
  await setCode(play.code(TEST), code);
  await expect(play.said).toContainText(play.passed(4));

  // A module that both test files import.
  await play.file(MODULE).click();
  const money = await readCode(play.code(MODULE));
  await setCode(play.code(MODULE), money.replace('/ 100', '/ 10'));
  await expect(play.said).toContainText(/failed/);

  // Without watch mode nothing runs by itself.
  await play.root.getByRole('checkbox', { name: play.words.watch }).uncheck();
  await setCode(play.code(MODULE), money);
  await play.button(play.run.run).click();
  await expect(play.said).toContainText(play.passed(4));
});

test('the code can be read at once, and nothing moves when the playground is loaded', async ({
  page,
}) => {
  const play = new PlaygroundPage(page);
  const release = await delayRequests(page, /\/playground\.[^/]*\.js$/);
  await openWhileLoading(page, play.path);
  const line = page.getByText('adds up all items').first();
  await expect(line).toBeInViewport();
  const places = async () => {
    const panes = await page.locator('.play-panes').boundingBox();
    const code = await line.boundingBox();
    return [panes?.x, panes?.y, code?.x, code?.y, code?.height];
  };
  const before = await places();
  release();
  await expect(play.said).toContainText(play.passed(4));
  expect(await places()).toEqual(before);
  // With CodeMirror, which is loaded when the reader points at the code.
  await readCode(play.code(TEST));
  // It may color the code a moment later; until then, the text is only found with its whole line.
  await expect.poll(places).toEqual(before);
});

test('what is typed before CodeMirror is loaded is kept, with the caret', async ({ page }) => {
  const play = new PlaygroundPage(page);
  const release = await delayRequests(page, /\/code-editor\.[^/]*\.js$/);
  await open(page, play.path);
  await expect(play.said).toContainText(play.passed(4));
  const code = (await play.code(TEST).textContent()) ?? '';
  await play.code(TEST).press('Control+Home');
  await page.keyboard.type('// early\n\n');
  await page.keyboard.press('ArrowUp');
  release();
  await expect(play.code(TEST).locator('.cm-line').first()).toBeVisible();
  await page.keyboard.type('// late');
  await expectCode(play.code(TEST), `// early\n// late\n${code}`);
});

test('templates are links: Back leads to the one before, with what was edited', async ({
  page,
}) => {
  const play = new PlaygroundPage(page);
  await open(page, play.path);
  await setCode(play.code(TEST), '// mine\n');
  await play.template('Table tests').click();
  await expect(page).toHaveURL(/#play=table$/);
  await expect(play.template('Table tests')).toHaveAttribute('aria-current', 'true');
  await expect(play.said).toContainText(play.passed(6));
  await page.goBack();
  await expectCode(play.code(TEST), '// mine\n');
  await page.reload();
  await expectCode(play.code(TEST), '// mine\n');
  await play.button(play.words.reset).click();
  await expect(play.said).toContainText(play.passed(4));
});

test('files are added, renamed and deleted by keyboard, and bad paths are refused', async ({
  page,
}) => {
  const play = new PlaygroundPage(page);
  const path = play.files.getByRole('textbox', { name: play.words.path });
  await open(page, play.path);
  await expect(play.said).toContainText(play.passed(4));
  await play.button(play.words.newFile).focus();
  await page.keyboard.press('Enter');
  await expect(path).toBeFocused();
  await path.fill('../escape.ts');
  await page.keyboard.press('Enter');
  await expect(play.files.getByRole('alert')).toHaveText(play.words.pathProblems.invalid);
  await path.fill('test/CART.test.ts');
  await expect(play.files.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(play.files.getByRole('alert')).toHaveText(play.words.pathProblems.taken);
  await path.fill('test/新(1).test.ts');
  await page.keyboard.press('Enter');
  await expect(play.button(play.words.newFile)).toBeFocused();
  await setCode(
    play.code('test/新(1).test.ts'),
    `import { expect, test } from '@rstest/core';
test('new', () => {
  expect('a').toMatchInlineSnapshot();
  console.group('outer');
  console.groupCollapsed('inner');
  console.groupEnd();
  console.log('in outer');
});\n`,
  );
  await expect(play.said).toContainText(play.passed(5));
  expect(await play.tests.locator('.run-output').allTextContents()).toEqual([
    'outer',
    '  inner',
    '  in outer',
  ]);

  await play.button(play.words.rename).click();
  await path.fill('test/renamed.test.ts');
  await page.keyboard.press('Enter');
  await expect(play.file('test/renamed.test.ts')).toHaveAttribute('aria-current', 'true');
  // The form closes with the file that it's about.
  await play.button(play.words.rename).click();
  await play.file(MODULE).click();
  await expect(path).toHaveCount(0);
  await play.button(play.words.rename).click();
  await expect(path).toHaveValue(MODULE);
  await page.keyboard.press('Escape');
  await expect(play.button(play.words.rename)).toBeFocused();
  await play.file('test/renamed.test.ts').click();
  await expect(play.tests).toContainText('test/renamed.test.ts');
  await play.button(play.words.remove).click();
  await expect(play.file('test/renamed.test.ts')).toHaveCount(0);
  await expect(play.files.getByRole('status')).toHaveText(
    play.words.removed('test/renamed.test.ts'),
  );
  await expect(play.files.getByRole('status')).toHaveText('');
});

test('a shared project is shown, and runs when the reader says so', async ({ page, context }) => {
  const play = new PlaygroundPage(page);
  await open(page, play.path);
  const code = "import { test } from '@rstest/core';\ntest('来自链接', () => {});\n";
  await setCode(play.code(TEST), code);
  await play.button(play.words.share).click();
  await expect(play.root.getByText(play.words.linkCopied)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const other = new PlaygroundPage(await context.newPage());
  await open(other.page, link);
  await expectCode(other.code(TEST), code);
  await expect(other.root.getByText(other.words.shared)).toBeVisible();
  // Editing doesn't run it either.
  await setCode(other.code(TEST), `${code}// more\n`);
  await other.page.reload();
  await expectCode(other.code(TEST), `${code}// more\n`);
  await expect(other.tests.getByText(other.words.notRun)).toBeVisible();
  await expect(other.said).toHaveText('');
  await other.button(other.run.run).click();
  await expect(other.said).toContainText(other.passed(3));
  await expect(other.root.getByText(other.words.shared)).toHaveCount(0);
});

test('undoing leads to the code of no other project', async ({ page }) => {
  const play = new PlaygroundPage(page);
  const code = '// foreign\n';
  await open(page, `${play.path}${await projectLink('typescript', { [TEST]: code })}`);
  await expectCode(play.code(TEST), code);
  await play.template('TypeScript').click();
  await expect(play.said).toContainText(play.passed(4));
  const original = await readCode(play.code(TEST));
  await play.code(TEST).press('ControlOrMeta+z');
  await expectCode(play.code(TEST), original);
});

test('a project without files doesn’t keep the results of another one', async ({ page }) => {
  const play = new PlaygroundPage(page);
  await open(page, `${play.path}${await projectLink('table', {})}`);
  await expect(play.said).toContainText(play.passed(6));
  await play.root.getByRole('checkbox', { name: play.words.watch }).uncheck();
  while (await play.files.getByRole('listitem').filter({ hasText: '.ts' }).count()) {
    await play.button(play.words.remove).click();
  }
  await expect(play.button(play.words.newFile)).toBeEnabled();
  await play.template('TypeScript').click();
  await expect(play.said).toContainText(play.passed(4));
  await page.goBack();
  await expect(play.said).toContainText(play.run.noTests);
});

test('if a changed project can’t be planned, the reader is told so in the page’s language', async ({
  page,
  complaints,
}) => {
  // Aborting the worker's request can block the page. A worker without a script has only this event, too.
  await page.addInitScript(`
    window.Worker = class extends Worker {
      constructor(url, options) {
        super(url, options);
        if (!window.isWorkerMissing) return;
        this.terminate();
        setTimeout(() => this.dispatchEvent(new Event('error')));
      }
    };`);
  const setMissing = (isWorkerMissing: boolean) =>
    page.evaluate((values) => Object.assign(window, values), { isWorkerMissing });
  const play = new PlaygroundPage(page, 'zh');
  await open(page, play.path);
  await expect(play.said).toContainText(play.passed(4));
  await setMissing(true);
  await play.file(MODULE).click();
  await setCode(play.code(MODULE), `${await readCode(play.code(MODULE))}\n`);
  await expect(play.tests.getByText(play.run.unavailableHelp.start)).toBeVisible();
  await setMissing(false);
  await play.button(play.run.retry).press('Enter');
  await expect(play.said).toContainText(play.passed(4));
  complaints.splice(0);
});

test('an example opens as a project, with what was edited in it', async ({ page, text }) => {
  await open(page, '/guide/start/quick-start');
  const block = page.locator('figure[data-run="write-a-test"]').first();
  const play = new PlaygroundPage(page);
  await block.getByRole('button', { name: text.en.runCode, exact: true }).click();
  await block.getByRole('link', { name: play.run.openPlayground }).click();
  await expect(play.said).toContainText(play.passed(2));
  await expect(play.code('test/price.test.ts')).toBeVisible();
  await page.goBack();
  await block.getByRole('button', { name: text.en.editCode, exact: true }).click();
  await setCode(block.getByRole('textbox').first(), '// edited\n');
  await block.getByRole('link', { name: play.run.openPlayground }).first().click();
  await expectCode(play.code('test/price.test.ts'), '// edited\n');
});

test('an example that the build bundled runs as it is, and says what a change loses', {
  tag: FULL,
}, async ({ page }) => {
  const play = new PlaygroundPage(page);
  await open(page, '/playground#play=api%2Frstest%2FmockModules:example');
  await expect(play.tests.getByText(play.words.bundled)).toBeVisible();
  await expect(play.said).toContainText(play.run.count.pass);
  await play.root.getByRole('textbox').first().press('End');
  await page.keyboard.type(' ');
  await expect(play.tests.getByRole('list', { name: play.words.notes })).toContainText('rs.mock');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('one part is shown at a time, and Run leads to the results', async ({ page }) => {
    const play = new PlaygroundPage(page);
    await open(page, play.path);
    const tab = (name: string) => play.root.getByRole('tab', { name: new RegExp(`^${name}`) });
    await expect(play.code(TEST)).toBeVisible();
    expect((await play.code(TEST).boundingBox())?.y).toBeLessThanOrEqual(130);
    await expect(tab('cart.test.ts')).toHaveAttribute('aria-selected', 'true');
    for (const control of await play.root.locator(':is(button, label):visible').all()) {
      const { height = 0 } = (await control.boundingBox()) ?? {};
      expect(height, await control.innerText()).toBeGreaterThanOrEqual(40);
    }
    await tab(play.words.files).click();
    await expect(play.code(TEST)).toBeHidden();
    const files = play.root.getByRole('tabpanel', { name: play.words.files });
    await expect(play.template('React')).toBeVisible();
    await files.getByRole('button', { name: MODULE }).click();
    await expect(play.code(MODULE)).toBeVisible();
    await play.button(play.run.run).click();
    const tests = play.root.getByRole('tabpanel', { name: play.words.tests });
    await expect(tests).toContainText(play.passed(4));
    await tab(play.words.tests).press('ArrowLeft');
    await expect(tab('money.ts')).toBeFocused();
    await expect(play.code(MODULE)).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
});
