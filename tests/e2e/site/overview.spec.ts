import { delayRequests } from '../support/delayRequests.ts';
import { hydrated, open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test('the filter finds pages and headings, without regard to case and hyphens', async ({
  page,
  text,
}) => {
  await open(page, '/config/test/');
  const main = page.getByRole('main');
  const filter = main.getByRole('searchbox', { name: text.en.overviewFilter });
  await expect(filter).toHaveAttribute('placeholder', text.en.overviewPlaceholder);
  const groups = main.locator('section').getByRole('heading', { level: 2 });
  const all = await groups.count();
  expect(all).toBeGreaterThan(4);
  const cards = main.locator('section').getByRole('listitem');
  for (const query of ['testtimeout', 'TESTTIMEOUT', 'test-time-out', ' Test-Timeout ']) {
    await filter.fill(query);
    await expect(cards.getByRole('link')).toHaveText(['testTimeout']);
    await expect(groups).toHaveCount(1);
    await expect(main.getByText(text.en.filterCount(1), { exact: true })).toHaveRole('status');
  }
  await filter.fill('');
  await expect(groups).toHaveCount(all);
  await filter.fill('testTimeout');
  // The list follows what is typed a render later.
  await expect(cards.getByRole('link')).toHaveText(['testTimeout']);
  await cards.getByRole('link').click();
  await expect(page).toHaveURL(/\/config\/test\/testTimeout$/);
});

test('if no entry matches, the overview says so with the query', async ({ page, text }) => {
  await open(page, '/api/rstest/');
  const main = page.getByRole('main');
  await main.getByRole('searchbox').fill('<b>nowhere</b>');
  const words = main.getByText(text.en.overviewNoMatch('<b>nowhere</b>'), { exact: true });
  await expect(words).toBeVisible();
  await expect(words).toHaveRole('status');
  await expect(words).toContainText(/^No matching page or heading.*nowhere/);
  await expect(main.locator('section').filter({ visible: true })).toHaveCount(0);
});

test('the address of a section is an overview of all its pages', async ({ page, text }) => {
  const path = '/guide/';
  await open(page, path);
  const item = page
    .getByRole('navigation', { name: text.en.mainNavigation })
    .getByRole('link', { name: 'Guide', exact: true });
  await expect(item).toHaveAttribute('href', path);
  // The overviews of groups aren't among them.
  const sidebar = page
    .getByRole('navigation', { name: text.en.sidebar })
    .locator('li > a')
    .filter({ hasNotText: text.en.overviewTitle });
  const hrefs = (all: Element[]) => all.map((link) => link.getAttribute('href') ?? '');
  const inSidebar = await sidebar.evaluateAll(hrefs);
  expect(inSidebar.length).toBeGreaterThan(4);
  const cards = page.getByRole('main').locator('section').getByRole('link');
  const inOverview = (await cards.evaluateAll(hrefs)).filter((href) => !href.includes('#'));
  expect(inOverview).toEqual(inSidebar);
});

test('Back and a reload bring back the text of the filter; another overview starts without', async ({
  page,
  text,
}) => {
  await open(page, '/config/test/');
  const filter = page.getByRole('main').getByRole('searchbox');
  const cards = page.getByRole('main').locator('section').getByRole('listitem');
  await filter.fill('timeout');
  await cards.getByRole('link', { name: 'testTimeout' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('testTimeout');
  await page.goBack();
  await expect(filter).toHaveValue('timeout');
  await expect(cards.getByRole('link')).toHaveText(['testTimeout', 'hookTimeout']);
  await page.reload();
  await expect(filter).toHaveValue('timeout');
  await expect(cards.getByRole('link')).toHaveText(['testTimeout', 'hookTimeout']);
  await page
    .getByRole('navigation', { name: text.en.mainNavigation })
    .getByRole('link', { name: 'API' })
    .click();
  await expect(page).toHaveURL(/\/api\/$/);
  await expect(filter).toHaveValue('');
});

test('what was typed into the filter before the page’s script was loaded stays and filters', async ({
  page,
}) => {
  const release = await delayRequests(page, /\/static\/js\/index\./);
  await page.goto('/config/test/', { waitUntil: 'commit' });
  const filter = page.getByRole('main').getByRole('searchbox');
  await filter.fill('timeout');
  // The next thing that a reader does.
  await page.getByRole('heading', { level: 1 }).click();
  release();
  await hydrated(page);
  await expect(filter).toHaveValue('timeout');
  const cards = page.getByRole('main').locator('section').getByRole('listitem');
  await expect(cards.getByRole('link')).toHaveText(['testTimeout', 'hookTimeout']);
});

test('Enter in the filter opens the best match', async ({ page }) => {
  await open(page, '/config/test/');
  const filter = page.getByRole('main').getByRole('searchbox');
  await filter.fill('slow-test');
  await filter.press('Enter');
  await expect(page).toHaveURL(/\/config\/test\/slowTestThreshold$/);
});

test('Enter pressed while the filter is loading opens the best match', async ({ page }) => {
  const release = await delayRequests(page, /\/filter\.[^/]*\.js$/);
  await open(page, '/config/test/');
  const filter = page.getByRole('main').getByRole('searchbox');
  await filter.fill('slow-test');
  await filter.press('Enter');
  release();
  await expect(page).toHaveURL(/\/config\/test\/slowTestThreshold$/);
});
