import type { Route } from '@playwright/test';
import { expectCode, setCode } from '../support/editorCode.ts';
import { RunExample } from '../support/runExample.ts';
import { hydrated, open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/guide/start/quick-start';
const SET = 'write-a-test';

test('an example runs beneath its block, and its end is said', async ({ page }) => {
  await open(page, PATH);
  const { runButton, panel, said, words } = new RunExample(page, SET, 'en');
  await runButton.click();
  await expect(said).toHaveText('2 passed');
  await expect(runButton).toBeFocused();
  await expect(panel.getByRole('listitem').filter({ hasText: 'test/price.test.ts' })).toHaveCount(
    1,
  );
  await expect(panel.getByText('adds the tax')).toBeVisible();
  await expect(panel.getByRole('term')).toHaveText([words.testFiles, words.tests, words.duration]);
  // Again, from the panel; the focus keeps its place.
  const again = panel.getByRole('button', { name: words.runAgain });
  await again.press('Enter');
  await expect(again).toBeFocused();
  await expect(said).toHaveText('2 passed');
  await panel.getByRole('button', { name: words.closeResults }).click();
  await expect(panel).toHaveCount(0);
  await expect(runButton).toBeFocused();
});

test('a failure shows its diff and links to its line', async ({ page }) => {
  await open(page, '/api/test-api/expect');
  const { runButton, panel, said } = new RunExample(page, 'toequal-failure');
  await runButton.click();
  await expect(said).toHaveText('1 failed');
  await expect(panel.getByText('AssertionError')).toBeVisible();
  const lines = panel.locator('pre > span');
  await expect(lines.filter({ hasText: /^\s*- / }).first()).toBeVisible();
  await expect(lines.filter({ hasText: /^\s*\+ / }).first()).toBeVisible();
  const place = panel.getByRole('button', { name: /\.test\.ts:\d+/ }).first();
  const number = Number(/:(\d+)/.exec((await place.textContent()) ?? '')?.[1]);
  await place.click();
  const line = page.locator('figure[data-run="toequal-failure"] pre .line').nth(number - 1);
  await expect(line).toBeFocused();
  await expect(line).toContainText('toEqual');
});

test('nothing of it is loaded before the reader approaches a button', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(PATH, { waitUntil: 'networkidle' });
  const ofRuns = () => asked.filter((path) => /\/run[/.-]|run-(view|session)/.test(path));
  expect(ofRuns()).toEqual([]);
  const { runButton } = new RunExample(page, SET);
  await runButton.hover();
  await expect.poll(ofRuns).toContain('/run/sets/guide/start/quick-start.json');
  await expect.poll(() => ofRuns().filter((path) => path.endsWith('.css'))).toHaveLength(1);
});

test('a stop ends a run that has no end', async ({ page }) => {
  await open(page, PATH);
  const example = new RunExample(page, SET);
  const { words } = example;
  await example.editButton.click();
  await setCode(example.code('test/price.test.ts'), 'for (;;);');
  await example.tool(words.run).click();
  await example.panel.getByRole('button', { name: words.stop }).click();
  await expect(example.said).toHaveText(words.stopped);
  await setCode(
    example.code('test/price.test.ts'),
    "import { test } from '@rstest/core';\ntest('fine', () => {});\n",
  );
  await example.tool(words.run).click();
  await expect(example.said).toHaveText('1 passed');
});

test('what only the bundler can make runs as it is written, and says that it can’t be edited', async ({
  page,
}) => {
  await open(page, '/guide/basic/mocking');
  const bundle = page.locator('figure[data-run-format=bundle]').first();
  const set = (await bundle.getAttribute('data-run')) ?? '';
  const { runButton, editButton, panel, said, words } = new RunExample(page, set);
  await expect(editButton).toHaveCount(0);
  // Ahead of the click.
  const loaded = page.waitForResponse(/\/static\/run\/bundle\.[^/]+$/);
  await runButton.hover();
  await loaded;
  await runButton.click();
  await expect(said).toHaveText(/^\d+ passed$/);
  await expect(panel.getByText(words.notEditable)).toBeVisible();
});

const TEST = 'test/price.test.ts';

test('an offline reader gets a message, and can run the example when back online', async ({
  page,
  context,
  text,
  complaints,
}) => {
  await open(page, `/zh${PATH}`);
  const example = new RunExample(page, SET, 'zh');
  // The code is loaded, but not the sandbox.
  await context.route(/\/static\/run\//, (route) => route.abort());
  await example.runButton.click();
  await expect(example.panel.getByText(text.zh.loadFailures.unreachable)).toBeVisible();
  await context.unroute(/\/static\/run\//);
  await context.setOffline(true);
  await example.panel.getByRole('button', { name: text.zh.retry }).click();
  await expect(example.panel.getByText(text.zh.loadFailures.offline)).toBeVisible();
  await expect(example.panel).not.toContainText(/[a-z]{3}/i);
  await context.setOffline(false);
  await example.panel.getByRole('button', { name: text.zh.retry }).click();
  await expect(example.said).toHaveText('2 个通过');
  complaints.splice(0);
});

test('a reader who tries again with the keyboard keeps the focus', async ({
  page,
  context,
  complaints,
}) => {
  await open(page, PATH);
  const { runButton, block, panel, said, words } = new RunExample(page, SET);
  await context.setOffline(true);
  await runButton.press('Enter');
  const retry = block.getByRole('button', { name: words.retry });
  await expect(block.getByRole('alert')).toBeVisible();
  await context.setOffline(false);
  // The code is loaded, but not the sandbox.
  await context.route(/\/static\/run\//, (route) => route.abort());
  await retry.press('Enter');
  await expect(panel).toBeVisible();
  await expect(runButton).toBeFocused();
  await expect(retry).toBeVisible();
  await context.unroute(/\/static\/run\//);
  await retry.press('Enter');
  await expect(said).toHaveText('2 passed');
  await expect(panel).toBeFocused();
  complaints.splice(0);
});

test('after a deployment an example says so, and a reload keeps what was written', async ({
  page,
  context,
  text,
  complaints,
}) => {
  await open(page, PATH);
  const example = new RunExample(page, SET);
  const gone = (route: Route) => route.fulfill({ status: 404, body: 'gone' });
  await context.route(/\/static\/run\//, gone);
  await example.editButton.click();
  await setCode(example.code(TEST), '// mine');
  await example.tool(example.words.run).click();
  await expect(example.panel.getByText(text.en.loadFailures.outdated)).toBeVisible();
  await expect(example.panel.getByText(/network/)).toHaveCount(0);
  await context.unroute(/\/static\/run\//, gone);
  await example.panel.getByRole('button', { name: text.en.reloadPage }).click();
  await hydrated(page);
  await example.editButton.click();
  await expectCode(example.code(TEST), '// mine');
  complaints.splice(0);
});
