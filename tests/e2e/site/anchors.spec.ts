import type { Locator, Page } from '@playwright/test';
import { outlineHashes, scrolledTo } from '../support/scrolling.ts';
import { hydrated, open } from '../support/site.ts';
import { FULL, fullAfter } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const PAGES = ['/api/test-api/expect', '/guide/basic/cli', '/config/test/coverage'];
/** How many headings to open on a page with a hundred of them, evenly distributed. */
const LOADS = [
  { paths: PAGES.slice(0, 1), most: 5, tag: [] },
  { paths: PAGES, most: 10, tag: FULL },
];

/** Checks that a heading is below the navbar, unless the page ends too early. */
const restOf = (page: Page, hash: string) =>
  page.evaluate(
    (id) => {
      const target = document.getElementById(id);
      const { scrollHeight } = document.documentElement;
      return {
        top: target?.getBoundingClientRect().top ?? Number.NaN,
        atEnd: window.scrollY + window.innerHeight >= scrollHeight - 1,
      };
    },
    decodeURIComponent(hash.slice(1)),
  );

async function expectAtRest(page: Page, hash: string): Promise<void> {
  await expect(async () => {
    const { top, atEnd } = await restOf(page, hash);
    expect(top, hash).toBeGreaterThanOrEqual(72);
    expect(top, hash).toBeLessThanOrEqual(atEnd ? 800 : 96);
  }).toPass({ timeout: 15_000, intervals: [20, 50, 100] });
}

/** Clicks at the current position: `click()` would scroll the page if the navbar covers the element. */
async function clickInPlace(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const { x, y, width, height } = (await target.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  await target.page().mouse.click(x + width / 2, y + height / 2);
}

const hashesOf = (page: Page, headings = ':is(h2, h3)') =>
  page
    .locator(`article ${headings}[id]`)
    .evaluateAll((all) => all.map(({ id }) => `#${encodeURIComponent(id)}`));

for (const [index, path] of PAGES.entries()) {
  test(`every h2 and h3 is reached by a click on its entry, and lands at 72 to 96 px: ${path}`, {
    tag: fullAfter(1, index),
  }, async ({ page, text }) => {
    await open(page, path);
    const outline = page.getByRole('navigation', { name: text.en.outlineTitle });
    const listed = await outlineHashes(outline);
    const hashes = await hashesOf(page);
    expect(listed).toEqual(expect.arrayContaining(hashes));
    const wrong = await outline.locator('a').evaluateAll((links: HTMLAnchorElement[]) => {
      const { documentElement } = document;
      return links.flatMap((link) => {
        link.click();
        const top = document.querySelector(link.hash)?.getBoundingClientRect().top ?? 0;
        const atEnd = window.scrollY + window.innerHeight >= documentElement.scrollHeight - 1;
        return top < 72 || top > (atEnd ? 800 : 96) ? [`${link.hash}: ${top}`] : [];
      });
    });
    expect(wrong).toEqual([]);
    await expect(page).toHaveURL((url) => url.hash === listed.at(-1));
    await expect(outline.locator('[aria-current]')).toHaveAttribute('href', listed.at(-1) ?? '');
  });
}

for (const { paths, most, tag } of LOADS) {
  for (const path of paths) {
    test(`a heading reached by loading its address lands at 72 to 96 px: ${path}, ${most} headings`, {
      tag,
    }, async ({ page }) => {
      await open(page, path);
      const all = await hashesOf(page);
      const step = Math.ceil(all.length / most);
      for (const hash of all.filter((_, index) => index % step === 0)) {
        // A different query forces a new document.
        await page.goto(`${path}?at=${all.indexOf(hash)}${hash}`);
        await hydrated(page);
        await expectAtRest(page, hash);
      }
    });
  }
}

for (const [index, path] of PAGES.entries()) {
  test(`a heading reached by back, forward and the language switch lands at 72 to 96 px: ${path}`, {
    tag: fullAfter(1, index),
  }, async ({ page, text }) => {
    await open(page, path);
    const hashes = await hashesOf(page, 'h2');
    const [one = '', other = ''] = [hashes.at(1), hashes.at(-2)];
    const outline = page.getByRole('navigation', { name: text.en.outlineTitle });
    await outline.locator(`a[href="${one}"]`).click();
    await expectAtRest(page, one);
    await outline.locator(`a[href="${other}"]`).click();
    await expectAtRest(page, other);
    await page.goBack();
    await expectAtRest(page, one);
    await page.goForward();
    await expectAtRest(page, other);
    await page.goBack();
    await expectAtRest(page, one);
    const banner = page.getByRole('banner');
    await clickInPlace(banner.getByRole('button', { name: text.en.languages }));
    await clickInPlace(banner.getByRole('link', { name: text.zh.languageName }));
    await expect(page).toHaveURL(new RegExp(`/zh${path}${one}$`));
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expectAtRest(page, one);
    await page.goBack();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expectAtRest(page, one);
  });
}

test('the link next to a heading is named after it and leads to it', async ({ page, text }) => {
  for (const [path, lang, heading] of [
    ['/guide/basic/test-filter', 'en', 'Test names'],
    ['/zh/guide/basic/cli', 'zh', undefined],
  ] as const) {
    await open(page, path);
    const main = page.getByRole('main');
    const name = heading ?? (await main.getByRole('heading', { level: 2 }).nth(1).innerText());
    const link = main.getByRole('link', { name: text[lang].headingLink(name), exact: true });
    await link.focus();
    await expect(link).toHaveCSS('opacity', '1');
    await link.press('Enter');
    const hash = (await link.getAttribute('href')) ?? '';
    await expect(page).toHaveURL(new RegExp(`${path}${hash}$`));
    await expectAtRest(page, hash);
    await expect(main.getByRole('heading', { name, exact: true })).toBeFocused();
    expect(await scrolledTo(page)).toBeGreaterThan(0);
  }
});

test('a hash with invalid encoding, or without a target, leaves the page readable', async ({
  page,
}) => {
  for (const hash of ['#100%', '#%E4%BD', '#nothing-of-the-kind']) {
    await page.goto(`/guide/basic/cli?${encodeURIComponent(hash)}${hash}`);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Command line');
    expect(await scrolledTo(page)).toBe(0);
  }
});

test('back right after a click on an entry of the outline returns to where the reader was', async ({
  page,
  text,
}) => {
  await open(page, '/guide/basic/cli');
  const outline = page.getByRole('navigation', { name: text.en.outlineTitle });
  const [, one = '', , other = ''] = await hashesOf(page, 'h2');
  await outline.locator(`a[href="${one}"]`).click();
  await expectAtRest(page, one);
  await outline.locator(`a[href="${other}"]`).evaluate((link) => {
    (link as HTMLElement).click();
    window.history.back();
    // Busy until the browser has gone back: the page hasn't rendered the click yet.
    for (const end = performance.now() + 500; performance.now() < end; );
  });
  await expect(page).toHaveURL(new RegExp(`${one}$`));
  await expectAtRest(page, one);
});
