import type { Page } from '@playwright/test';
import type { Text } from '../../../theme/i18n/text.ts';
import { delayRequests } from '../support/delayRequests.ts';
import { menuBarParts } from '../support/menuBarParts.ts';
import { hydrated, open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const partsOf = (page: Page, words: Text) => {
  const sidebar = page.getByRole('navigation', { name: words.sidebar });
  const filter = sidebar.getByRole('searchbox', { name: words.sidebarFilter });
  return { sidebar, filter, links: sidebar.getByRole('link') };
};

test('the filter of the sidebar leaves the pages that match, and says how many', async ({
  page,
  text,
}) => {
  await open(page, '/config/test/bail');
  const words = text.en;
  const { sidebar, filter, links } = partsOf(page, words);
  const all = await links.allTextContents();
  await expect(filter).toHaveAttribute('placeholder', words.sidebarFilter);
  await filter.fill('time-OUT');
  await expect(links).toHaveText([/./, 'testTimeout', 'hookTimeout']);
  await expect(sidebar.getByText(words.filterCount(2), { exact: true })).toHaveRole('status');
  await filter.fill('<b>nowhere</b>');
  await expect(links).toHaveCount(0);
  const none = sidebar.getByText(words.sidebarNoMatch('<b>nowhere</b>'), { exact: true });
  await expect(none).toBeVisible();
  await expect(none).toHaveRole('status');
  await filter.press('Escape');
  await expect(filter).toHaveValue('');
  await expect(links).toHaveText(all);
  await expect(sidebar.getByRole('status')).toHaveText('');
  await expect(sidebar.locator('[aria-current=page]')).toBeInViewport();
});

test('if no page of the section matches, the search looks at all pages', async ({ page, text }) => {
  await open(page, '/guide/start/quick-start');
  const { sidebar, filter } = partsOf(page, text.en);
  const offer = sidebar.getByRole('button', { name: text.en.searchAll });
  await filter.fill('toStrictEqual');
  await offer.click();
  await expect(page.getByRole('dialog').getByRole('searchbox')).toHaveValue('toStrictEqual');
  // The first one clears the query.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await filter.fill('coverage');
  await expect(offer).toBeHidden();
});

test('a section header is shown with its pages, and finds them', async ({ page, text }) => {
  await open(page, '/config/test/bail');
  const { sidebar, filter, links } = partsOf(page, text.en);
  const header = sidebar.getByRole('paragraph').filter({ hasText: 'Assertions and snapshots' });
  await filter.fill('snapshotFormat');
  await expect(header).toBeVisible();
  await expect(
    sidebar.getByRole('paragraph').filter({ hasText: 'Coverage and browsers' }),
  ).toBeHidden();
  await filter.fill('assertions');
  await expect(header).toBeVisible();
  expect(await links.allTextContents()).toContain('snapshotFormat');
});

test('Enter opens the best match, also while the filter is loading; the next page’s is empty', async ({
  page,
  text,
}) => {
  const release = await delayRequests(page, /\/filter\.[^/]*\.js$/);
  await open(page, '/config/test/bail');
  const { filter, links } = partsOf(page, text.en);
  const all = await links.count();
  await filter.press('Enter');
  await filter.pressSequentially('retry');
  await filter.press('Enter');
  release();
  await expect(page).toHaveURL(/\/config\/test\/retry$/);
  await expect(filter).toHaveValue('');
  await expect(links).toHaveCount(all);
});

test('what is typed before the page’s script has loaded is filtered for', async ({
  page,
  text,
}) => {
  const release = await delayRequests(page, /\/static\/js\/index\./);
  await page.goto('/config/test/bail', { waitUntil: 'commit' });
  const { filter, links } = partsOf(page, text.en);
  await filter.pressSequentially('hookT');
  release();
  await hydrated(page);
  await expect(links.last()).toHaveText('hookTimeout');
  await expect(filter).toHaveValue('hookT');
});

test('the field stays in view while the sidebar scrolls, and the matches start below it', async ({
  page,
  text,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await open(page, '/config/build/tools');
  const { filter, links } = partsOf(page, text.en);
  await expect(filter).toBeInViewport({ ratio: 1 });
  await filter.fill('t');
  await expect(links.nth(0)).toBeInViewport({ ratio: 1 });
  const bottom = await filter.evaluate((one) => one.getBoundingClientRect().bottom);
  const top = await links.first().evaluate((one) => one.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(bottom);
});

test('in the panel of a narrow window, Escape clears the filter first, then closes the panel', async ({
  page,
  text,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page, '/config/test/bail');
  const { pages, pagesPanel } = menuBarParts(page, text.en);
  await pages.click();
  const { filter, links } = partsOf(page, text.en);
  await filter.fill('hookTimeout');
  await expect(links.last()).toHaveText('hookTimeout');
  await filter.press('Escape');
  await expect(filter).toHaveValue('');
  await expect(pagesPanel).toBeVisible();
  await filter.press('Escape');
  await expect(pagesPanel).toBeHidden();
  await pages.click();
  await filter.fill('hookTimeout');
  await links.last().click();
  await expect(page).toHaveURL(/\/hookTimeout$/);
  await expect(pagesPanel).toBeHidden();
});
