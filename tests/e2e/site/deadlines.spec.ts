import type { Route } from '@playwright/test';
import { RUN } from 'run-examples';
import { NAVIGATION_TIMING } from 'static-pages/settings';
import {
  hold,
  pendingRequests,
  SHORTEN_DEADLINES,
  SHORTEN_IN_WORKER,
} from '../support/heldRequests.ts';
import { RunExample } from '../support/runExample.ts';
import { Dialog } from '../support/searchDialog.ts';
import { hydrated, open } from '../support/site.ts';
import { FULL, fullAfter } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/guide/start/quick-start';
const SET = 'write-a-test';
const BUNDLES = '/guide/basic/mocking';

test('a page that fails to load after a click is loaded as a document, once', async ({
  page,
  complaints,
}) => {
  await page.addInitScript(SHORTEN_DEADLINES);
  await open(page, '/guide/basic/cli');
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  await page.route('**/guide/start/features', (route: Route) =>
    route.request().isNavigationRequest() ? route.continue() : undefined,
  );
  await page.locator('[data-part=sidebar] a[href="/guide/start/features"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Features');
  await hydrated(page);
  expect(loads).toEqual(['/guide/start/features']);
  expect(complaints.splice(0)).toEqual([expect.stringContaining('TimeoutError')]);
});

for (const [index, [what, path, set, url]] of (
  [
    ['the examples of the page', PATH, SET, /\/run\/sets\//],
    ['the script of the sandbox', PATH, SET, /\/static\/run\//],
    ['a bundle', BUNDLES, 'hoisting', /\/static\/run\/bundle/],
    ['the stylesheet', PATH, SET, /\/static\/css\/(?!index)|run\.\w+\.css/],
  ] as const
).entries()) {
  test(`${what} doesn’t load: the reader gets a message and can try again`, {
    tag: fullAfter(1, index),
  }, async ({ page, text, complaints }) => {
    await page.addInitScript(SHORTEN_DEADLINES);
    await open(page, path);
    const example = new RunExample(page, set);
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

for (const [index, [what, url, prefix, language]] of (
  [
    ['the code of the results', /run-view/, '', 'en'],
    ['the code that runs examples', /run-session/, '/zh', 'zh'],
  ] as const
).entries()) {
  test(`${what} doesn’t come (${language}): the reader gets a message and can reload`, {
    tag: fullAfter(1, index),
  }, async ({ page, text, complaints }) => {
    await page.clock.install();
    const requested = page.waitForRequest(url);
    const pending = pendingRequests(page);
    await open(page, prefix + PATH);
    const { block, runButton, said } = new RunExample(page, SET, language);
    const release = await hold(page, url);
    await runButton.click();
    await requested;
    // The clock controls the timeouts of the others, too.
    await expect.poll(() => pending().filter((pendingUrl) => !url.test(pendingUrl))).toEqual([]);
    await page.clock.fastForward(NAVIGATION_TIMING.loadDeadline);
    await expect(block.getByText(text[language].loadFailures.stalled)).toBeVisible();
    await release();
    await block.getByRole('button', { name: text[language].reloadPage }).click();
    await expect(block.getByText(text[language].loadFailures.stalled)).toHaveCount(0);
    await hydrated(page);
    await runButton.click();
    await expect(said).toHaveText(language === 'en' ? '2 passed' : '2 个通过');
    for (const complaint of complaints.splice(0)) expect(complaint).toContain('timeout');
  });
}

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

test('if the search index doesn’t come, there is an error screen with a retry', {
  tag: FULL,
}, async ({ page, text, complaints }) => {
  await page.context().route(/\/static\/js\/worker\//, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: SHORTEN_IN_WORKER + (await response.text()) });
  });
  const release = await hold(page, /^https?:\/\/[^/]+\/search\//);
  const dialog = new Dialog(page);
  await dialog.openOn(PATH);
  await dialog.input.fill('snapshot');
  await expect(dialog.root.getByText(text.en.search.error, { exact: true })).toBeVisible();
  await release();
  await dialog.retry.click();
  await expect(dialog.rows.first()).toBeVisible();
  complaints.splice(0);
});

test('if the search worker doesn’t come, there is an error screen with a retry', {
  tag: FULL,
}, async ({ page, text, complaints }) => {
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
