import type { Page, Request } from '@playwright/test';
import { RUN } from 'run-examples';
import { NAVIGATION_TIMING } from 'static-pages/settings';
import { CONVERT_TEXT } from '../../../tools/converter/convertText.ts';
import { setCode } from '../support/editorCode.ts';
import { answerPageLoads, documents } from '../support/pageLoads.ts';
import { PlaygroundPage } from '../support/playground.ts';
import { RunExample } from '../support/runExample.ts';
import { Dialog } from '../support/searchDialog.ts';
import { hydrated, open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** Leaves requests unanswered. Returns a function that answers later ones. */
async function hold(page: Page, url: RegExp): Promise<() => Promise<void>> {
  const handler = () => {};
  await page.context().route(url, handler);
  return async () => {
    await page.context().unroute(url, handler);
    await page.evaluate(() => Object.assign(window, { isPatient: true }));
  };
}

/** Watches the page's requests from now on. Returns a function that lists the URLs of unanswered ones. */
function pendingRequests(page: Page): () => string[] {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return () => [...pending].map((request) => request.url());
}

/** Shortens timeouts that the test's clock doesn't control, until a request is released. */
const SHORTEN_DEADLINES = `{
  const { timeout } = AbortSignal;
  AbortSignal.timeout = (ms) => timeout.call(AbortSignal, self.isPatient ? ms : 1000);
}`;

const FAILED = expect.stringMatching(/could not be loaded|Failed to fetch/);

test('a page that can’t be fetched is loaded as a document, and the reader arrives at its hash', async ({
  page,
  complaints,
}) => {
  await open(page, '/config/test/isolate');
  await answerPageLoads(page, (route) => route.fulfill({ status: 500, body: 'gone' }));
  const loads = documents(page);
  await page.locator('main a[href="/config/test/pool#pooltype"]').click();
  await expect(page).toHaveURL(/\/config\/test\/pool#pooltype$/);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('pool');
  expect(loads).toEqual(['/config/test/pool']);
  expect(complaints.splice(0)).toEqual([FAILED]);
  await page.goBack();
  await expect(page).toHaveURL(/\/config\/test\/isolate$/);
});

test('missing code never causes a reload loop: the content is there, and its links work', async ({
  page,
}) => {
  await page.route('**/static/js/**', (route) => route.abort());
  const loads = documents(page);
  await page.goto('/guide/start/why');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Why Rstest');
  await expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible();
  expect(loads).toEqual(['/guide/start/why']);
  await page.locator('[data-part=sidebar] a[href="/guide/start/features"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Features');
});

test('if the page can’t be updated anymore, links load documents', async ({
  page,
  complaints,
  text,
}) => {
  await open(page, '/guide/start/why');
  await page.evaluate(() => {
    // As an extension might, so that React fails to remove the page.
    const layout = document.querySelector('main')?.parentElement;
    const wrapper = document.createElement('div');
    layout?.replaceWith(wrapper);
    wrapper.append(layout ?? '');
    // It has been loaded again before.
    const build = document.querySelector('script[defer]')?.getAttribute('src');
    sessionStorage.setItem(`static-pages:reloaded ${build}`, `${window.location.origin}/`);
  });
  await page.getByRole('banner').getByRole('link', { name: text.en.homeLink }).click();
  await expect.poll(() => complaints).toContainEqual(expect.stringContaining('NotFoundError'));
  complaints.splice(0);
  await page.locator('[data-part=sidebar] a[href="/guide/start/features"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Features');
  await page.locator('[data-part=sidebar] a[href="/guide/start/comparison"]').click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Features');
});

const PATH = '/guide/start/quick-start';
const SET = 'write-a-test';

for (const [what, url] of [
  ['the examples of the page', /\/run\/sets\//],
  ['the scripts of the sandbox', /\/static\/run\//],
] as const) {
  test(`${what} don’t come: the reader gets a message and can try again`, async ({
    page,
    text,
    complaints,
  }) => {
    await page.addInitScript(SHORTEN_DEADLINES);
    await open(page, PATH);
    const example = new RunExample(page, SET);
    const release = await hold(page, url);
    await example.runButton.click();
    await expect(example.block.getByText(text.en.loadFailures.timeout)).toBeVisible();
    await release();
    await example.block.getByRole('button', { name: text.en.retry }).click();
    await expect(example.said).toHaveText(/\d+ passed/);
    await expect(example.block.getByText(text.en.loadFailures.timeout)).toHaveCount(0);
    for (const complaint of complaints.splice(0))
      expect(complaint).toContain('could not be loaded');
  });
}

test('workers are blocked: search, the converter, examples, and the playground each say so once', async ({
  page,
  text,
  complaints,
}) => {
  // In the sandbox's frame, too.
  await page.addInitScript(() => {
    window.Worker = class {
      constructor() {
        throw new DOMException('blocked', 'SecurityError');
      }
    } as unknown as typeof Worker;
  });
  await open(page, PATH);
  const example = new RunExample(page, SET);
  await example.runButton.click();
  const { start } = example.words.unavailableHelp;
  await expect(example.panel.getByText(start)).toHaveCount(1, { timeout: RUN.start / 2 });
  const dialog = new Dialog(page);
  await dialog.show();
  await dialog.input.fill('mock');
  await expect(dialog.root.getByText(text.en.search.error)).toHaveCount(1);

  await open(page, '/guide/migration/convert');
  await page.getByLabel(CONVERT_TEXT.en.input, { exact: true }).fill("xit('a', () => {});");
  await expect(page.getByText(CONVERT_TEXT.en.failed.failed)).toHaveCount(1);

  const play = new PlaygroundPage(page);
  await open(page, play.path);
  await expect(play.tests.getByText(start)).toHaveCount(1, { timeout: RUN.start / 2 });
  await setCode(play.code('test/cart.test.ts'), '// mine\n');
  await play.button(play.run.run).click();
  await expect(play.tests.getByText(start)).toHaveCount(1);
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('SecurityError');
});

test('the code that shows results doesn’t come: the reader gets a message and can reload', async ({
  page,
  text,
  complaints,
}) => {
  const url = /run-view/;
  await page.clock.install();
  const requested = page.waitForRequest(url);
  const pending = pendingRequests(page);
  await open(page, PATH);
  const { block, runButton, said } = new RunExample(page, SET);
  const release = await hold(page, url);
  // Not with the mouse, which would load types.
  await runButton.press('Enter');
  await requested;
  // The clock controls the timeouts of the others, too.
  await expect.poll(() => pending().filter((pendingUrl) => !url.test(pendingUrl))).toEqual([]);
  await page.clock.fastForward(NAVIGATION_TIMING.loadDeadline);
  await expect(block.getByText(text.en.loadFailures.stalled)).toBeVisible();
  await release();
  await block.getByRole('button', { name: text.en.reloadPage }).click();
  await expect(block.getByText(text.en.loadFailures.stalled)).toHaveCount(0);
  await hydrated(page);
  await runButton.click();
  await expect(said).toHaveText('2 passed');
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('timeout');
});

test('the document of the sandbox doesn’t load: the reader gets a message and can try again', async ({
  page,
  complaints,
}) => {
  await page.clock.install();
  const requested = page.waitForRequest(/\/run\/frame/);
  await open(page, `/zh${PATH}`);
  const { panel, runButton, said, words } = new RunExample(page, SET, 'zh');
  const release = await hold(page, /\/run\/frame/);
  await runButton.click();
  await requested;
  // A stylesheet that is still loading would time out, too.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
      (one) => one.sheet,
    ),
  );
  await page.clock.fastForward(RUN.start);
  await expect(panel.getByText(words.unavailableHelp.start)).toBeVisible();
  await expect(panel).not.toContainText(/[a-z]{3}/i);
  await release();
  await panel.getByRole('button', { name: words.retry }).click();
  await expect(said).toHaveText('2 个通过');
  expect(complaints.splice(0)).toEqual([expect.stringContaining('did not start')]);
});

test('if the Markdown can’t be loaded, the button can be retried', async ({
  page,
  text,
  complaints,
}) => {
  await page.addInitScript(SHORTEN_DEADLINES);
  await open(page, PATH);
  const release = await hold(page, /\.md$/);
  const tools = page.getByRole('main');
  await tools.getByRole('button', { name: text.en.copyMarkdown }).click();
  const failed = tools.getByRole('button', { name: text.en.copyMarkdownFailed });
  await expect(failed).toBeVisible();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('TimeoutError')]);
  await release();
  await page.context().grantPermissions(['clipboard-write']);
  await failed.click();
  await expect(failed).toHaveCount(0);
});

test('if the search worker doesn’t come, there is an error screen with a retry', async ({
  page,
  text,
  complaints,
}) => {
  await page.addInitScript(SHORTEN_DEADLINES);
  const release = await hold(page, /\/static\/js\/worker\//);
  const dialog = new Dialog(page);
  await dialog.openOn(PATH);
  await dialog.input.fill('snapshot');
  await expect(dialog.root.getByText(text.en.search.error, { exact: true })).toBeVisible();
  await release();
  await dialog.retry.click();
  await expect(dialog.rows.first()).toBeVisible();
  complaints.splice(0);
});
