import { Dialog } from '../support/searchDialog.ts';
import { open } from '../support/site.ts';
import { FULL, fullAfter } from '../support/tags.ts';
import { type Algolia, expect, test } from './test.ts';

/** Analytics: off by default, but enabled in this fixture site. */

const events = (algolia: Algolia) =>
  algolia.asked.filter(({ path }) => path === '/1/events').flatMap(({ body }) => body.events);

const WAYS = [
  ['by Enter', async (dialog: Dialog) => dialog.page.keyboard.press('Enter'), 0],
  ['by mouse, the first row', async (dialog: Dialog) => dialog.rows.nth(0).click(), 0],
  ['by mouse, another row', async (dialog: Dialog) => dialog.rows.nth(1).click(), 1],
] as const;

for (const [index, [how, choose, at]] of WAYS.entries()) {
  test(`a click on a result is reported: ${how}`, { tag: fullAfter(1, index) }, async ({
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
