import type { Page } from '@playwright/test';
import { documents } from '../support/pageLoads.ts';
import { hydrated } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/guide/help/error-finder';
const LABEL = 'Error message or output';
const OUTPUT =
  'error   Failed to run Rstest.\n\u001b[31mReporter tap not found. Please install it\nor use a built-in reporter.\u001b[39m\n    at run (/a.js:1:2)';

function resultsOf(page: Page) {
  return page.locator('.error-finder-results').getByRole('listitem');
}

function statusOf(page: Page) {
  return page.locator('[data-tool=error-finder]').getByRole('status').first();
}

test('explains a pasted output, also after a reload', async ({ page }) => {
  await page.goto(PATH);
  const field = page.getByRole('textbox', { name: LABEL });
  await field.fill(OUTPUT);
  const first = resultsOf(page).first();
  await expect(first).toContainText('Reporter tap not found. Please install it or use a built-in');
  await page.reload();
  await expect(field).toHaveValue(OUTPUT);
  await expect(statusOf(page)).not.toBeEmpty();
  await hydrated(page);
  const loads = documents(page);
  await first.getByRole('link', { name: 'Troubleshooting › Reporter not found' }).click();
  await expect(page).toHaveURL(/troubleshooting#reporter$/);
  await page.goBack();
  await expect(first).toBeInViewport();
  expect(loads).toEqual([]);
});

test('offers a search for an unknown message', async ({ page }) => {
  await page.goto(PATH);
  await hydrated(page);
  const nothing = 'No page explains this message.';
  await page.getByRole('textbox', { name: LABEL }).fill('The gizmo is not aligned');
  await expect(statusOf(page)).toHaveText(nothing);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText(nothing)).toHaveCount(0);
  await page.getByRole('textbox', { name: LABEL }).fill('The gizmo is not aligned');
  await page.getByRole('button', { name: /Search for/ }).click();
  await expect(page.getByRole('dialog').getByRole('searchbox')).toHaveValue(
    'The gizmo is not aligned',
  );
});

test('nothing is loaded before a text is pasted, and nothing is sent', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(PATH);
  await hydrated(page);
  expect(requests.filter((url) => url.includes('errors-en'))).toEqual([]);
  await page.getByRole('textbox', { name: 'Error message' }).fill(OUTPUT);
  await expect(resultsOf(page).first()).toContainText('Reporter tap');
  expect(requests.filter((url) => url.includes('errors-en'))).toHaveLength(1);
  expect(requests.filter((url) => url.includes('tap'))).toEqual([]);
});

test('without the messages, the finder says so and tries again', async ({ page, complaints }) => {
  await page.route('**/errors-en*', (route) => route.abort());
  await page.goto(PATH);
  await page.getByRole('textbox', { name: 'Error message' }).fill(OUTPUT);
  await expect(statusOf(page)).toHaveText('The messages couldn’t be loaded.');
  expect(complaints.splice(0).filter((text) => !text.startsWith('ChunkLoadError'))).toEqual([]);
  await page.unroute('**/errors-en*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(resultsOf(page).first()).toContainText('Reporter tap');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page lists all messages with links', async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByRole('textbox', { name: 'Error message' })).toBeHidden();
    const list = page.getByRole('navigation', { name: 'Messages covered' });
    expect(await list.getByRole('link').count()).toBeGreaterThan(40);
    await expect(list).toContainText(
      'Reporter … not found. Please install it or use a built-in reporter.',
    );
  });
});
