import { outlineHashes, scrollTo } from '../support/scrolling.ts';
import { open } from '../support/site.ts';
import { FIXTURE } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

test('a long outline shows only the parts of the section that is read', async ({ page, text }) => {
  await open(page, '/api/test-api/expect');
  const outline = page.getByRole('navigation', { name: text.en.outlineTitle });
  const parts = outline.locator('[data-depth="3"], [data-depth="4"]').filter({ visible: true });
  await expect(parts).toHaveCount(0);
  // Above all headings, the first one is marked.
  const first = outline.getByRole('link').first();
  await expect(first).toHaveAttribute('aria-current', 'true');
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
  await scrollTo(page, 0);
  await expect(outline.locator('[aria-current]')).toHaveText(await first.innerText());
});

test('a page with the headings of the last one begins at the first of them', async ({
  page,
  text,
}) => {
  // Nothing scrolls.
  await page.setViewportSize({ width: 1440, height: 6000 });
  await open(page, '/config/test/unstubEnvs');
  const outline = page.getByRole('navigation', { name: text.en.outlineTitle });
  await outline.getByRole('link', { name: 'On the command line' }).click();
  await expect(outline.locator('[aria-current]')).toHaveText('On the command line');
  await page.locator('[data-part=sidebar] a[href="/config/test/unstubGlobals"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('unstubGlobals');
  await expect(outline.locator('[aria-current]')).toHaveText('When to use it');
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

test('the text is where it stays before the outline has arrived', async ({ page }) => {
  const path = '/config/test/bail';
  await page.setViewportSize({ width: 1920, height: 900 });
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

test.describe('on the fixture site', { tag: '@fixture' }, () => {
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

  test('clicking an entry marks exactly that one, also if the page ends too early to scroll to it', async ({
    page,
    text,
  }) => {
    await open(page, '/guide/alpha');
    const outline = page.getByRole('navigation', { name: text.en.outlineTitle });
    const active = outline.locator('[aria-current]');
    // Where the reader begins.
    await expect(active).toHaveText(['First']);
    for (const name of ['First', 'Last', 'Second', 'Short one']) {
      await outline.getByRole('link', { name, exact: true }).click();
      await expect(active).toHaveText([name]);
      await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport();
      await expect(page.getByRole('heading', { name, exact: true })).toBeFocused();
    }
    // It stays active until the reader scrolls.
    await page.waitForFunction(() => document.getAnimations().length === 0);
    await expect(active).toHaveText(['Short one']);
    await scrollTo(page, 0);
    await expect(active).toHaveText(['First']);
  });

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
