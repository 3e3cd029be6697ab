import { SEARCH } from '../../../theme/settings/search.ts';
import { Dialog } from '../support/searchDialog.ts';
import { open } from '../support/site.ts';
import { FULL, fullAfter } from '../support/tags.ts';
import { APP_ID, SEARCH_KEY } from './loopback/account.ts';
import { PausedClock } from './pausedClock.ts';
import { type Algolia, expect, test } from './test.ts';

/** Section 7.1, analytics: off by default, but enabled in this fixture site. */

const events = (algolia: Algolia) =>
  algolia.asked.filter(({ path }) => path === '/1/events').flatMap(({ body }) => body.events);

/** Twenty-three hits on five pages. */
function manyHits() {
  return Array.from({ length: 23 }, (_, index) => ({
    objectID: `many-${index}`,
    url: `/guide/beta-${index % 5}#place-${index}`,
    type: 'lvl2',
    hierarchy: { lvl0: 'Guide', lvl1: `Page ${index % 5}`, lvl2: `Place ${index}` },
    content: null,
  }));
}

test('“viewed items, … debounced by 400 ms”: only what stood still is reported', {
  tag: FULL,
}, async ({ page, algolia }) => {
  const clock = await PausedClock.install(page);
  const dialog = new Dialog(page);
  await dialog.openOn('/');
  await dialog.loaded();
  await clock.pause();
  await dialog.input.fill('alpha');
  await clock.until(() => dialog.rows.first().isVisible(), true);
  await clock.pass(SEARCH.viewedDelay - 100);
  await dialog.input.fill('beta');
  await clock.until(() => dialog.rows.count(), 2);
  await clock.pass(SEARCH.viewedDelay - 50);
  expect(events(algolia)).toEqual([]);
  await clock.pass(100);
  await clock.until(() => events(algolia).length, 1);
  expect(events(algolia)[0]).toMatchObject({
    eventType: 'view',
    eventName: 'Items Viewed',
    index: 'fixture_en',
    objectIDs: ['/guide/beta', '/guide/beta#one'],
  });
  const [asked] = algolia.asked.filter(({ path }) => path === '/1/events');
  expect(asked?.host).toBe('insights.algolia.io');
  expect(asked?.parameters.get('X-Algolia-Application-Id')).toBe(APP_ID);
  expect(asked?.parameters.get('X-Algolia-API-Key')).toBe(SEARCH_KEY);
});

test('“batched 20 ids per event”', { tag: FULL }, async ({ page, algolia }) => {
  const hits = manyHits();
  algolia.answer = ({ path }) =>
    path.endsWith('/queries')
      ? { json: { results: [{ hits, nbHits: hits.length, queryID: 'many' }] } }
      : undefined;
  const dialog = new Dialog(page);
  await dialog.openOn('/');
  await dialog.search('many');
  await expect.poll(() => events(algolia).length).toBe(2);
  const [first, second] = events(algolia);
  expect(first.objectIDs).toHaveLength(SEARCH.viewedBatch);
  expect([...first.objectIDs, ...second.objectIDs].sort()).toEqual(
    hits.map(({ objectID }) => objectID).sort(),
  );
});

const WAYS = [
  ['by Enter', async (dialog: Dialog) => dialog.page.keyboard.press('Enter'), 0],
  ['by mouse, the first row', async (dialog: Dialog) => dialog.rows.nth(0).click(), 0],
  ['by mouse, another row', async (dialog: Dialog) => dialog.rows.nth(1).click(), 1],
] as const;

for (const [index, [how, choose, at]] of WAYS.entries()) {
  test(`“clicked items after a search”: ${how}`, { tag: fullAfter(1, index) }, async ({
    page,
    algolia,
  }) => {
    const dialog = new Dialog(page);
    await dialog.openOn('/');
    await dialog.search('beta');
    await choose(dialog);
    const clicks = () => events(algolia).filter(({ eventType }) => eventType === 'click');
    await expect.poll(() => clicks().length).toBe(1);
    expect(clicks()[0]).toMatchObject({
      eventName: 'Item Selected',
      index: 'fixture_en',
      queryID: 'query-beta',
      objectIDs: [['/guide/beta', '/guide/beta#one'][at]],
      positions: [at + 1],
    });
  });
}

test('there are no external scripts and cookies, and searches request click analytics', async ({
  page,
  context,
  algolia,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') elsewhere.push(new URL(request.url()).host);
  });
  const dialog = new Dialog(page);
  await dialog.openOn('/');
  await dialog.search('beta');
  await expect.poll(() => events(algolia).length).toBe(1);
  expect(new Set(elsewhere)).toEqual(new Set([new URL(page.url()).host]));
  expect(await context.cookies()).toEqual([]);
  expect(algolia.searches()[0]?.body.requests[0].clickAnalytics).toBe(true);
});

test('search works if analytics can’t be loaded', { tag: FULL }, async ({ page, algolia }) => {
  let blocked = 0;
  await page.route('**/static/js/*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (!/Before calling any methods on the analytics/.test(body))
      return route.fulfill({ response });
    blocked++;
    await route.abort();
  });
  const dialog = new Dialog(page);
  await dialog.openOn('/');
  await dialog.search('beta');
  await expect(dialog.rows).toHaveCount(2);
  expect(blocked).toBe(1);
  expect(algolia.searches()).toHaveLength(1);
});

test('without a configured report URL, there is no report link', { tag: FULL }, async ({
  page,
  text,
}) => {
  const dialog = new Dialog(page);
  await dialog.openOn('/');
  await dialog.search('nowhere');
  await expect(dialog.root.getByText(text.en.search.nothing.before)).toBeVisible();
  await expect(dialog.root.getByText(text.en.search.report)).toHaveCount(0);
  await open(page, '/zh/');
});
