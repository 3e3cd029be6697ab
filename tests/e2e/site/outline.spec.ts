import { outlineHashes, scrollTo } from '../support/scrolling.ts';
import { open } from '../support/site.ts';
import { FIXTURE } from '../support/sites.ts';
import { FULL } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

/** A line may end before a capital or a dot, or after a space or a hyphen. */
const GOOD_BREAK = /[a-z\d)][A-Z]|.\.|[\s-]./;

for (const path of ['/api/rstest/fakeTimers', '/zh/api/rstest/mockInstance']) {
  test(`the outline breaks long names only between their words (${path})`, async ({
    page,
    text,
  }) => {
    await open(page, path);
    // As without JavaScript, so that all of it is shown.
    await page.evaluate(() => document.documentElement.removeAttribute('data-js'));
    const { outlineTitle } = text[path.startsWith('/zh') ? 'zh' : 'en'];
    const links = page.getByRole('navigation', { name: outlineTitle }).getByRole('link');
    const breaks = await links.evaluateAll((elements) =>
      elements.flatMap((element) => {
        const range = document.createRange();
        const found: { around: string; name: string }[] = [];
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        let before = { character: '', bottom: Number.POSITIVE_INFINITY };
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          [...(node.nodeValue ?? '')].forEach((character, index) => {
            range.setStart(node as Text, index);
            range.setEnd(node as Text, index + 1);
            const { top, bottom } = range.getBoundingClientRect();
            if (top >= before.bottom) {
              const around = before.character + character;
              found.push({ around, name: element.textContent ?? '' });
            }
            before = { character, bottom };
          });
        }
        return found;
      }),
    );
    expect(breaks.filter(({ around }) => !GOOD_BREAK.test(around))).toEqual([]);
    if (path === '/api/rstest/fakeTimers') expect(breaks.length).toBeGreaterThan(0);
  });
}

test('a long outline shows only the parts of the section that is read', async ({ page, text }) => {
  await open(page, '/api/test-api/expect');
  const outline = page.getByRole('navigation', { name: text.en.outlineTitle });
  const parts = outline.locator('[data-depth="3"], [data-depth="4"]').filter({ visible: true });
  await expect(parts).toHaveCount(0);
  await outline.getByRole('link', { name: 'Numbers', exact: true }).click();
  await expect(parts.first()).toHaveText(/toBeGreaterThan/);
  const numbers = await parts.count();
  expect(numbers).toBeLessThan(12);
  await parts.first().click();
  await expect(outline.locator('[aria-current]')).toHaveText(/toBeGreaterThan/);
  await expect(parts).toHaveCount(numbers);
  await outline.getByRole('link', { name: 'Strings', exact: true }).click();
  await expect(parts.filter({ hasText: 'toBeGreaterThan' })).toHaveCount(0);
  await expect(parts.first()).toBeVisible();
});

test('without scripts, and in the panel of a narrow screen, a long outline is whole', async ({
  browser,
  baseURL,
  page,
  text,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: String(baseURL) });
  const still = await plain.newPage();
  await still.goto('/api/test-api/expect');
  const all = still.locator('[data-part=outline] a');
  const count = await all.count();
  expect(count).toBeGreaterThan(40);
  await expect(all.filter({ visible: true })).toHaveCount(count);
  await plain.close();

  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/api/test-api/expect');
  await page.getByRole('button', { name: text.en.outlineTitle }).click();
  await expect(page.getByRole('dialog').locator('a').filter({ visible: true })).toHaveCount(count);
});

for (const width of [1440, 1920]) {
  test(`the text is where it stays before the outline has arrived (${width} px)`, async ({
    page,
  }) => {
    const path = '/config/test/bail';
    await page.setViewportSize({ width, height: 900 });
    // What the reader sees of a page that is still arriving: no scripts, and nothing after the text.
    let isArriving = true;
    await page.route(path, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.slice(0, html.indexOf('</main>')).replace(/<script\b.*?<\/script>/gs, '');
      await route.fulfill({ response, body: isArriving ? body : html });
    });
    const left = async () => (await page.getByRole('heading', { level: 1 }).boundingBox())?.x;
    await page.goto(path);
    await expect(page.locator('main ~ [data-part=outline]')).toHaveCount(0);
    const arriving = await left();
    isArriving = false;
    await page.reload();
    await expect(page.locator('main ~ [data-part=outline]')).toBeVisible();
    expect(await left()).toBe(arriving);
  });
}

test.describe('the fixture', () => {
  test.use({ baseURL: FIXTURE });

  const HEADINGS = {
    en: ['First', 'First child', 'Grandchild', 'Second', 'Third', 'Short one', 'Last'],
    zh: ['第一', '第一的下级', '再下级', '第二', '第三', '短', '最后'],
  };

  test('the outline lists headings of levels 2 to 4', async ({ page, text }) => {
    await open(page, '/guide/alpha');
    const outline = page.getByRole('navigation', { name: text.en.outlineTitle });
    await expect(outline).toContainText(text.en.outlineTitle);
    await expect(outline.getByRole('link')).toHaveText(HEADINGS.en);
    const main = page.getByRole('main');
    const shown = await main.locator('h2, h3, h4').allTextContents();
    expect(shown).toEqual(HEADINGS.en);
    await expect(main.locator('h5')).toHaveCount(1);
    expect([text.en.outlineTitle, text.zh.outlineTitle]).toEqual(['ON THIS PAGE', '本页目录']);
  });

  // Each once from above and once from below, the last one twice in a row.
  const EVERY_ENTRY = [
    ...HEADINGS.en,
    'Last',
    ...HEADINGS.en.toReversed(),
    'Short one',
    'Last',
    'Short one',
  ];

  for (const { entries, tag } of [
    { entries: ['First', 'Last', 'Second', 'Short one'], tag: [] },
    { entries: EVERY_ENTRY, tag: FULL },
  ]) {
    test(`clicking an entry marks exactly that one, also if the page ends too early to scroll to it: ${entries.length} clicks`, {
      tag,
    }, async ({ page, text }) => {
      await open(page, '/guide/alpha');
      const outline = page.getByRole('navigation', { name: text.en.outlineTitle });
      const active = outline.locator('[aria-current]');
      await expect(active).toHaveCount(0);
      for (const name of entries) {
        await outline.getByRole('link', { name, exact: true }).click();
        await expect(active).toHaveText([name]);
        await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport();
        await expect(page.getByRole('heading', { name, exact: true })).toBeFocused();
      }
      // It stays active until the reader scrolls.
      await page.waitForFunction(() => document.getAnimations().length === 0);
      await expect(active).toHaveText(['Short one']);
      await scrollTo(page, 0);
      await expect(active).toHaveCount(0);
    });
  }

  test('the outline marks the reader’s position, and its active entry is visible', async ({
    page,
    text,
  }) => {
    await page.setViewportSize({ width: 1440, height: 200 });
    await open(page, '/guide/alpha');
    const outline = page.getByRole('navigation', { name: text.en.outlineTitle });
    for (const hash of await outlineHashes(outline)) {
      await page.locator(hash).evaluate((heading) => heading.scrollIntoView());
      const active = outline.locator('[aria-current]');
      await expect(active).toHaveAttribute('href', hash);
      await expect(active).toBeInViewport({ ratio: 1 });
    }
  });
});
