import { SEARCH } from '../../../theme/settings/search.ts';
import { Dialog } from '../support/searchDialog.ts';
import { open } from '../support/site.ts';
import { FULL } from '../support/tags.ts';
import { APP_ID, READ_HOST, SEARCH_KEY } from './loopback/account.ts';
import { expect, test } from './test.ts';

test('a search is one request with the query and the wanted fields', async ({ page, algolia }) => {
  const dialog = new Dialog(page);
  await dialog.openOn('/');
  await dialog.search('beta');
  const [asked] = algolia.searches();
  expect(asked).toMatchObject({ host: READ_HOST, method: 'POST', path: '/1/indexes/*/queries' });
  expect(asked?.body.requests).toEqual([
    {
      query: 'beta',
      indexName: 'fixture_en',
      attributesToRetrieve: [
        ...[0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`),
        'content',
        'type',
        'url',
      ],
      attributesToSnippet: [
        ...[1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:${SEARCH.snippetWords}`),
        `content:${SEARCH.snippetWords}`,
      ],
      snippetEllipsisText: '…',
      highlightPreTag: expect.any(String),
      highlightPostTag: expect.any(String),
      hitsPerPage: SEARCH.hits,
      clickAnalytics: false,
    },
  ]);
});

test('credentials are sent as headers, and each language has its index', async ({
  page,
  algolia,
  text,
}) => {
  const dialog = new Dialog(page, text.zh);
  await dialog.openOn('/zh/guide/alpha');
  await dialog.search('乙');
  const [asked] = algolia.searches();
  expect(asked?.parameters.get('x-algolia-application-id')).toBe(APP_ID);
  expect(asked?.parameters.get('x-algolia-api-key')).toBe(SEARCH_KEY);
  expect(asked?.body.requests[0].indexName).toBe('fixture_zh');
  await dialog.rows.first().click();
  await expect(page).toHaveURL(/\/zh\/guide\/beta$/);
});

test('a known query isn’t requested again, also after a reload', {
  tag: FULL,
}, async ({ page, algolia }) => {
  await page.clock.install();
  const dialog = new Dialog(page);
  await dialog.openOn('/');
  await dialog.search('beta');
  await dialog.search('alpha');
  await dialog.search('beta');
  expect(algolia.searches()).toHaveLength(2);
  await dialog.openOn('/guide/alpha');
  await dialog.search('beta');
  await expect(dialog.rows).toHaveCount(2);
  expect(algolia.searches()).toHaveLength(2);

  await page.clock.fastForward(SEARCH.responseLifetime);
  await dialog.search('alpha');
  expect(algolia.searches()).toHaveLength(3);
});

test('a corrupted cache is ignored', { tag: FULL }, async ({ page, algolia, context }) => {
  await context.addInitScript((appId) => {
    localStorage.setItem(`rstest-docs:search-responses:${appId}`, '{"not": [');
    for (const version of ['5.64.0']) {
      localStorage.setItem(`algolia-client-js-${version}-${appId}`, 'rubbish');
    }
  }, APP_ID);
  const dialog = new Dialog(page);
  await dialog.openOn('/');
  await dialog.search('beta');
  await expect(dialog.rows).toHaveCount(2);
  expect(algolia.searches()).toHaveLength(1);
});

test('a spinner appears after 300 ms, and the screen stays until there are results', {
  tag: FULL,
}, async ({ page, algolia, text }) => {
  await page.clock.install();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/queries/, async (route) => {
    await held;
    await route.fallback();
  });
  const dialog = new Dialog(page);
  await dialog.openOn('/');
  await dialog.loaded();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const spinner = dialog.root.locator('.DocSearch-LoadingIndicator');
  await dialog.input.fill('beta');
  await page.clock.runFor(300 - 10);
  await expect(spinner).toBeHidden();
  await page.clock.runFor(10);
  await expect(spinner).toBeVisible();
  await expect(dialog.root.getByText(text.en.search.noRecent)).toBeVisible();
  await expect(dialog.root.getByText(text.en.search.nothing.before)).toHaveCount(0);
  await page.clock.resume();
  release();
  await expect(dialog.rows).toHaveCount(2);
  await expect(spinner).toBeHidden();
  expect(algolia.searches()).toHaveLength(1);
});

test('the dialog shows the search provider', { tag: FULL }, async ({ page }) => {
  await open(page, '/');
  await new Dialog(page).show();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Algolia' })).toBeVisible();
});
