import { SEARCH } from '../../../theme/settings/search.ts';
import { expectText } from '../support/expectText.ts';
import { PAYLOAD_TIERS } from '../support/payloads.ts';
import { Dialog } from '../support/searchDialog.ts';
import { open } from '../support/site.ts';
import { APP_ID, INSIGHTS, SEARCH_KEY } from '../support/sites.ts';
import { FULL } from '../support/tags.ts';
import {
  type Algolia,
  complained,
  expect,
  FALLBACK_HOSTS,
  READ_HOST,
  type Reply,
  test,
} from './test.ts';

/** What differs from the embedded search, whose specs test the dialog. */

test('a search is one request with the query and the fields that a row needs', async ({
  page,
  algolia,
}) => {
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

test('a known query isn’t requested again, also after a reload', async ({ page, algolia }) => {
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

test('snippets are shorter on narrow screens', async ({ page }) => {
  for (const [width, words] of [
    [SEARCH.narrowUpTo + 1, SEARCH.snippetWords],
    [SEARCH.narrowUpTo, SEARCH.snippetWordsNarrow],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const dialog = new Dialog(page);
    await dialog.openOn('/');
    await dialog.search('needle');
    const detail = dialog.rows.first().locator('.search-row-detail');
    await expect(detail.locator('mark')).toHaveText('needle');
    const shown = (await detail.textContent())?.replaceAll('…', '').split(' ') ?? [];
    expect(shown).toHaveLength(words);
  }
});

test('if no host answers, the dialog shows an error, and a retry needs no retyping', async ({
  page,
  algolia,
  text,
  complaints,
}) => {
  const words = text.en;
  const query = 'beta';
  algolia.answer = ({ host }) => (host === READ_HOST ? 'refuse' : { status: 503, json: {} });
  const dialog = new Dialog(page, words);
  await dialog.openOn('/guide/alpha');
  await dialog.input.fill(query);
  await expect(dialog.root.getByText(words.search.error, { exact: true })).toBeVisible();
  await expect(dialog.root.getByText(words.search.errorHelp, { exact: true })).toBeVisible();
  await expect(dialog.root.getByText(words.search.nothing.before)).toHaveCount(0);
  await expect(dialog.root.getByRole('alert')).toContainText(words.search.error);
  expect([...algolia.hosts()].sort()).toEqual([READ_HOST, ...FALLBACK_HOSTS].sort());
  await complained(complaints, /^RetryError/);

  // Still broken: the error is shown again.
  await dialog.retry.click();
  await expect.poll(() => algolia.hosts().length).toBe(8);
  await expect(dialog.retry).toBeVisible();
  await complained(complaints, /^RetryError/);

  algolia.answer = () => undefined;
  await dialog.retry.click();
  await expect(dialog.rows.first()).toBeVisible();
  await expect(dialog.input).toHaveValue(query);
  await expect(dialog.input).toBeFocused();
  await expect(dialog.root.getByText(words.search.error)).toHaveCount(0);
});

test('no host is requested before a search', async ({ page, algolia, text }) => {
  await open(page, '/');
  await page.getByRole('button', { name: text.en.search.button }).hover();
  await new Dialog(page).show();
  expect(algolia.asked).toEqual([]);
});

/** Failures for which retrying another host wouldn't help. */
const FAILURES: { what: string; reply: Reply; error: RegExp }[] = [
  {
    what: 'a wrong key',
    reply: { status: 403, json: { message: 'Invalid API key', status: 403 } },
    error: /ApiError: Invalid API key/,
  },
  {
    what: 'an answer that isn’t JSON',
    reply: { text: '{"results": [' },
    error: /DeserializationError/,
  },
];

for (const { what, reply, error } of FAILURES) {
  test(`${what}: the reader gets a message and can try again, and no other host is asked`, async ({
    page,
    algolia,
    text,
    complaints,
  }) => {
    algolia.answer = () => reply;
    const dialog = new Dialog(page);
    await dialog.openOn('/');
    await dialog.input.fill('beta');
    await expect(dialog.root.getByText(text.en.search.error, { exact: true })).toBeVisible();
    expect(algolia.hosts()).toEqual([READ_HOST]);
    await complained(complaints, error);

    algolia.answer = () => undefined;
    await dialog.retry.click();
    await expect(dialog.rows).toHaveCount(2);
    expect(algolia.hosts()).toEqual([READ_HOST, READ_HOST]);
  });
}

test('without suggestions, search still says that there are no results', { tag: FULL }, async ({
  page,
  algolia,
  text,
}) => {
  algolia.answer = () => (algolia.searches().length > 1 ? { status: 400, json: {} } : undefined);
  const dialog = new Dialog(page);
  await dialog.openOn('/');
  await dialog.search('nowhere');
  await expect(dialog.root.getByText(text.en.search.nothing.before)).toBeVisible();
  await expect(dialog.retry).toHaveCount(0);
});

// The policy would block most of it.
test.describe('without the policy', () => {
  test.use({ bypassCSP: true });

  /** A hit in which all text is a payload, as returned by an index without escaping. */
  function hit(payload: string) {
    return {
      objectID: payload,
      url: `/guide/beta?${encodeURIComponent(payload)}#${payload}`,
      type: 'content',
      hierarchy: { lvl0: payload, lvl1: payload, lvl2: payload, lvl3: payload, lvl4: null },
      content: payload,
      _snippetResult: {
        hierarchy: { lvl2: { value: `<mark>${payload}</mark>` }, lvl3: { value: payload } },
        content: { value: `${payload}<mark>${payload}` },
      },
    };
  }

  for (const { some, tag } of PAYLOAD_TIERS) {
    const payloads = some.map(([, payload]) => payload);
    test(`a hosted index that holds markup, and the query, are shown as text: ${payloads.length} payloads each`, {
      tag,
    }, async ({ page, algolia }) => {
      let hits: object[] = [];
      algolia.answer = ({ path }) =>
        path.endsWith('/queries')
          ? { json: { results: [{ hits, nbHits: hits.length }] } }
          : undefined;
      const dialog = new Dialog(page);
      await dialog.openOn('/guide/alpha');
      for (let start = 0; start < payloads.length; start += SEARCH.hits) {
        const some = payloads.slice(start, start + SEARCH.hits);
        hits = [{ ...hit('a'), url: 'javascript:window.hit=1' }, ...some.map(hit)];
        await dialog.search(`from ${start}`);
        await expect(dialog.rows.last()).toContainText((some.at(-1) ?? '').slice(0, 20));
        await expectText(page);
      }
      hits = [];
      for (const payload of payloads) {
        await dialog.input.fill(payload);
        await dialog.said((await dialog.input.inputValue()).trim());
        await expectText(page);
      }
    });
  }
});

test.describe('with analytics, which are off by default', () => {
  test.use({ baseURL: INSIGHTS });

  const events = (algolia: Algolia) =>
    algolia.asked.filter(({ path }) => path === '/1/events').flatMap(({ body }) => body.events);

  test('a click on a result is reported', async ({ page, algolia }) => {
    const dialog = new Dialog(page);
    await dialog.openOn('/');
    await dialog.search('beta');
    await dialog.rows.nth(1).click();
    const clicks = () => events(algolia).filter(({ eventType }) => eventType === 'click');
    await expect.poll(() => clicks().length).toBe(1);
    expect(clicks()[0]).toMatchObject({
      eventName: 'Item Selected',
      index: 'fixture_en',
      queryID: 'query-beta',
      objectIDs: ['/guide/beta#one'],
      positions: [2],
    });
    expect(algolia.searches()[0]?.body.requests[0].clickAnalytics).toBe(true);
  });
});
