import type { Route } from '@playwright/test';
import { RunExample } from '../support/runExample.ts';
import { hydrated, open } from '../support/site.ts';
import { FULL } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/guide/start/quick-start';
const SET = 'write-a-test';
const TEST = 'test/price.test.ts';

test('the button that opens the editor is busy until the code is there', async ({ page }) => {
  await open(page, PATH);
  const example = new RunExample(page, SET);
  const answers: (() => Promise<void>)[] = [];
  await page.route(/\/run\/sets\//, (route) => void answers.push(() => route.continue()));
  await example.editButton.click();
  await expect.poll(() => answers.length).toBe(1);
  await expect(page.locator('[data-run-slot]')).toBeAttached();
  await expect(example.editButton).toHaveAttribute('aria-busy', 'true');
  await answers[0]?.();
  await expect(example.code(TEST)).toBeVisible();
  await expect(example.block.locator('[aria-busy]')).toHaveCount(0);
});

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
  await example.code(TEST).fill('// mine');
  await example.tool(example.words.run).click();
  await expect(example.panel.getByText(text.en.loadFailures.outdated)).toBeVisible();
  await expect(example.panel.getByText(/network/)).toHaveCount(0);
  await context.unroute(/\/static\/run\//, gone);
  await example.panel.getByRole('button', { name: text.en.reloadPage }).click();
  await expect(example.editor.getByText(example.words.shared)).toBeVisible();
  await expect(example.code(TEST)).toHaveValue('// mine');
  complaints.splice(0);
});

test('after a deployment a button whose code is gone offers a reload', { tag: FULL }, async ({
  page,
  context,
  text,
}) => {
  await open(page, PATH);
  const gone = (route: Route) => route.fulfill({ status: 404, body: 'gone' });
  await context.route(/run-view/, gone);
  const { block, runButton, said } = new RunExample(page, SET);
  await runButton.click();
  await expect(block.getByText(text.en.loadFailures.outdated)).toBeVisible();
  await context.unroute(/run-view/, gone);
  await block.getByRole('button', { name: text.en.reloadPage }).click();
  await expect(block.getByRole('alert')).toHaveCount(0);
  await hydrated(page);
  await runButton.click();
  await expect(said).toHaveText('2 passed');
});

/** Its members by name, bound to it. */
function _taker(example: RunExample) {
  const { block, editor } = example;
  return { block, editor, code: (path: string) => example.code(path) };
}
