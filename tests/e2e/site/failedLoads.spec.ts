import type { Page } from '@playwright/test';
import { answerPageLoads } from '../support/pageLoads.ts';
import { hydrated, open } from '../support/site.ts';
import { FULL } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const FAILED = expect.stringMatching(/could not be loaded|Failed to fetch/);

/** The paths of documents that the browser requests from now on. */
function documents(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

test('a page that can’t be fetched is loaded as a document, and the reader arrives', async ({
  page,
  complaints,
}) => {
  await open(page, '/guide/basic/cli');
  await answerPageLoads(page, (route) => route.fulfill({ status: 500, body: 'gone' }));
  const loads = documents(page);
  await page.locator('[data-part=sidebar] a[href="/guide/start/features"]').click();
  await expect(page).toHaveURL(/\/guide\/start\/features$/);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Features');
  expect(loads).toEqual(['/guide/start/features']);
  expect(complaints.splice(0)).toEqual([FAILED]);
  await page.goBack();
  await expect(page).toHaveURL(/\/guide\/basic\/cli$/);
});

test('query and hash are kept by the full load', { tag: FULL }, async ({ page, complaints }) => {
  await open(page, '/guide/basic/cli?footer=0');
  await answerPageLoads(page, (route) => route.abort());
  await page.locator('main a[href^="/guide/basic/test-filter#"]').first().click();
  await expect(page).toHaveURL(/\/guide\/basic\/test-filter\?footer=0#.+$/);
  await hydrated(page);
  expect(complaints.splice(0)).toEqual([FAILED]);
});

test('a page of another deployment than the tab’s is loaded as a document', async ({
  page,
  complaints,
}) => {
  await open(page, '/guide/basic/cli');
  await answerPageLoads(page, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/(\/index\.)\w+(\.js)/, '$1newer$2');
    await route.fulfill({ response, body: html });
  });
  const loads = documents(page);
  await page.locator('[data-part=sidebar] a[href="/guide/start/features"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Features');
  await hydrated(page);
  expect(loads).toEqual(['/guide/start/features']);
  expect(complaints.splice(0)).toEqual([expect.stringContaining('the site is newer')]);
});

test('a page that is missing on back is also loaded as a document, once', { tag: FULL }, async ({
  page,
  complaints,
}) => {
  await open(page, '/guide/basic/cli');
  await page.locator('[data-part=sidebar] a[href="/guide/start/features"]').click();
  await expect(page).toHaveURL(/\/guide\/start\/features$/);
  await page.reload();
  await hydrated(page);
  await answerPageLoads(page, (route) => route.abort());
  const loads = documents(page);
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL(/\/guide\/basic\/cli$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Command line');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(loads).toEqual(['/guide/basic/cli']);
  expect(complaints.splice(0)).toContainEqual(FAILED);
});

test('missing code never causes a reload loop: the content is there, and its links work', async ({
  page,
}) => {
  await page.route('**/static/js/**', (route) => route.abort());
  const loads = documents(page);
  await page.goto('/guide/basic/cli');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Command line');
  await expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible();
  expect(loads).toEqual(['/guide/basic/cli']);
  await page.locator('[data-part=sidebar] a[href="/guide/start/features"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Features');
});

test('if the page can’t be updated anymore, links load documents', async ({
  page,
  complaints,
  text,
}) => {
  await open(page, '/guide/basic/cli');
  await page.evaluate(() => {
    // As an extension might, so that React fails to remove the page.
    const layout = document.querySelector('main')?.parentElement;
    const wrapper = document.createElement('div');
    layout?.replaceWith(wrapper);
    wrapper.append(layout ?? '');
    // It has been loaded again before.
    sessionStorage.setItem('static-pages:reloaded', `${window.location.origin}/`);
  });
  await page.getByRole('banner').getByRole('link', { name: text.en.homeLink }).click();
  await expect.poll(() => complaints).toContainEqual(expect.stringContaining('NotFoundError'));
  complaints.splice(0);
  await page.locator('[data-part=sidebar] a[href="/guide/start/features"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Features');
  await page.locator('[data-part=sidebar] a[href="/guide/start/comparison"]').click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Features');
});
