import rstest from '@rstest/core/package.json' with { type: 'json' };
import record from '../../../docs/data/facts.json' with { type: 'json' };
import { open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

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
  await expect(footer).toContainText(text.en.examplesRanWith(rstest.version));
  const facts = page.getByLabel(text.en.factsOf('bail'));
  await expect(facts).toContainText(`${text.en.factsAddedIn}${record.options.bail.since}`);
});
