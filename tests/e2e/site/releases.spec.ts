import record from '../../../docs/data/facts.json' with { type: 'json' };
import examples from '../../../docs/examples.json' with { type: 'json' };
import { RELEASES_TEXT } from '../../../tools/release-comparison/releasesText.ts';
import { open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const RESULT = '[data-comparison-result]';
const CHUNK = /release-comparison\.\w+\.js/;

test('compares two chosen versions by keyboard, and loads the data only then', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await open(page, '/guide/releases/');
  const result = page.locator(RESULT);
  await expect(result).toContainText('From 0.11.12 to 0.12.0');
  expect(loaded.filter((url) => CHUNK.test(url))).toEqual([]);

  await page.getByLabel('From', { exact: true }).focus();
  await page.keyboard.type('0.9.10');
  await expect(result).toContainText('From 0.9.10 to 0.12.0');
  await expect(result.getByRole('cell', { name: 'rs.jumpTimersByTime' })).toBeVisible();
  expect(loaded.filter((url) => CHUNK.test(url))).toHaveLength(1);
});

test('says what to do if the second version is not newer', async ({ page }) => {
  await open(page, '/zh/guide/releases/');
  await page.getByLabel('到', { exact: true }).selectOption('0.1.3');
  await expect(page.locator(RESULT)).toHaveText('“到”的版本要比“从”的版本新。');
});

test('says once that the data can’t be loaded, and compares when it can', async ({
  page,
  complaints,
}) => {
  await open(page, '/guide/releases/');
  await page.route(CHUNK, (route) => route.abort());
  const from = page.getByLabel('From', { exact: true });
  const result = page.locator(RESULT);
  for (const version of ['0.1.3', '0.9.10']) {
    await from.selectOption(version);
    // The message is already there the second time.
    await expect(result).not.toHaveAttribute('aria-busy');
    await expect(result).toHaveText(RELEASES_TEXT.en.failed);
  }
  expect(complaints.splice(0)).toHaveLength(2);
  await page.unroute(CHUNK);
  await from.selectOption('0.8.1');
  await expect(result).toContainText('From 0.8.1');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows the newest changes and links to those of each version', async ({ page }) => {
    await page.goto('/guide/releases/');
    await expect(page.locator(RESULT)).toContainText('From 0.11.12 to 0.12.0');
    await expect(page.getByLabel('From', { exact: true })).toBeHidden();
    await expect(page.getByRole('link', { name: '0.9', exact: true }).first()).toBeVisible();
  });
});

test('the pages link to the feed of their language, whose entries are pages', async ({
  page,
  request,
}) => {
  await page.goto('/zh/guide/releases/v0-12');
  const link = page.locator('link[type="application/atom+xml"]');
  const { pathname } = new URL((await link.getAttribute('href')) ?? '');
  expect(pathname).toBe('/zh/guide/releases/feed.xml');
  const xml = await (await request.get(pathname)).text();
  // The site's own pages may not parse strings.
  await page.goto('about:blank');
  const problem = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'application/xml');
    return parsed.querySelector('parsererror')?.textContent ?? '';
  }, xml);
  expect(problem).toBe('');
  const entries = [...xml.matchAll(/<id>[^<]*(\/zh\/guide\/releases\/v[\d-]+)<\/id>/g)];
  expect(entries.length).toBeGreaterThan(5);
  for (const [, path = ''] of entries) expect((await request.get(path)).status(), path).toBe(200);
});

test('a page says what it was checked with, and since when its option is there', async ({
  page,
  text,
}) => {
  await open(page, '/config/test/bail');
  const footer = page.locator('footer[data-part=footer]');
  await expect(footer).toContainText(text.en.examplesRanWith(examples.rstest));
  const facts = page.getByLabel(text.en.factsOf('bail'));
  await expect(facts).toContainText(`${text.en.factsAddedIn}${record.options.bail.since}`);
});
