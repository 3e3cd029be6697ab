import type { Locator, Page } from '@playwright/test';
import { painted } from '../support/frames.ts';
import { outlineHashes, scrolledTo, scrollTo } from '../support/scrolling.ts';
import { hydrated, open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/api/test-api/expect';

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

test('a click on an entry of the outline shows its heading below the navbar', async ({
  page,
  text,
}) => {
  await open(page, PATH);
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

test('a heading reached by loading its address is shown below the navbar', async ({ page }) => {
  await open(page, PATH);
  const all = await hashesOf(page);
  const step = Math.ceil(all.length / 5);
  for (const hash of all.filter((_, index) => index % step === 0)) {
    // A different query forces a new document.
    await page.goto(`${PATH}?at=${all.indexOf(hash)}${hash}`);
    await hydrated(page);
    await expectAtRest(page, hash);
  }
});

test('a heading reached by back, forward, and the language switch is below the navbar, too', async ({
  page,
  text,
}) => {
  await open(page, PATH);
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
  await expect(page).toHaveURL(new RegExp(`/zh${PATH}${one}$`));
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expectAtRest(page, one);
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expectAtRest(page, one);
});

test('the link next to a heading is named after it and leads to it', async ({ page, text }) => {
  await open(page, '/guide/basic/test-filter');
  const main = page.getByRole('main');
  const name = text.en.headingLink('Test names');
  const link = main.getByRole('link', { name, exact: true });
  await link.focus();
  await expect(link).toHaveCSS('opacity', '1');
  await link.press('Enter');
  const hash = (await link.getAttribute('href')) ?? '';
  await expect(page).toHaveURL(new RegExp(`${hash}$`));
  await expectAtRest(page, hash);
  await expect(main.getByRole('heading', { name: 'Test names', exact: true })).toBeFocused();
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

declare global {
  interface Window {
    shownFrames: { path: string; title: string; top: number }[];
  }
}

/** Records what each frame shows from now on. */
const watchFrames = (page: Page) =>
  page.evaluate(() => {
    window.shownFrames = [];
    const look = () => {
      window.shownFrames.push({
        path: window.location.pathname,
        title: document.querySelector('h1')?.textContent ?? '',
        top: window.scrollY,
      });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
const framesOf = (page: Page, title: string) =>
  page.evaluate((wanted) => window.shownFrames.filter((frame) => frame.title === wanted), title);
const follow = (page: Page, path: string) =>
  page.locator(`[data-part=sidebar] a[href="${path}"]`).click();
const expectNear = async (page: Page, top: number) => {
  await expect(async () => {
    expect(Math.abs((await scrolledTo(page)) - top)).toBeLessThanOrEqual(50);
  }).toPass({ timeout: 15_000, intervals: [20, 50, 100] });
};

test('back and forward return to where the reader was, in the first frame', async ({ page }) => {
  await open(page, '/guide/basic/cli');
  await scrollTo(page, 2500);
  await follow(page, '/guide/basic/test-filter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choosing tests');
  await expect.poll(() => scrolledTo(page)).toBe(0);
  await scrollTo(page, 1800);
  await follow(page, '/guide/basic/reporters');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reporters');
  await expect.poll(() => scrolledTo(page)).toBe(0);
  await scrollTo(page, 700);

  await watchFrames(page);
  for (const [way, title, top] of [
    ['goBack', 'Choosing tests', 1800],
    ['goBack', 'Command line', 2500],
    ['goForward', 'Choosing tests', 1800],
    ['goForward', 'Reporters', 700],
    ['goBack', 'Choosing tests', 1800],
  ] as const) {
    await page[way]();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expectNear(page, top);
    // The steps above can fit between two frames.
    await painted(page);
  }
  for (const [title, left] of [
    ['Choosing tests', 1800],
    ['Command line', 2500],
    ['Reporters', 700],
  ] as const) {
    const frames = await framesOf(page, title);
    expect(frames.length).toBeGreaterThan(0);
    expect(frames.filter(({ top }) => Math.abs(top - left) > 50)).toEqual([]);
  }
});

test('back restores the position also after a reload, and after navigating on from there', async ({
  page,
  text,
}) => {
  await open(page, '/guide/basic/cli');
  const outline = page.getByRole('navigation', { name: text.en.outlineTitle });
  await outline.getByRole('link').nth(2).click();
  // The position only belongs to the new entry after the navigation.
  await expect(page).toHaveURL(/#./);
  await painted(page);
  await expect.poll(() => scrolledTo(page)).toBeGreaterThan(0);
  const landed = await scrolledTo(page);
  await scrollTo(page, landed + 900);
  await follow(page, '/guide/basic/test-filter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choosing tests');
  await scrollTo(page, 1200);
  await page.reload();
  await hydrated(page);
  await expectNear(page, 1200);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Command line');
  await expectNear(page, landed + 900);
  // The outline shows the reader's position, not the hash.
  const hash = await page.evaluate(() => window.location.hash);
  await expect(outline.locator('[aria-current]')).not.toHaveAttribute('href', hash);
  await page.goBack();
  await expectNear(page, 0);
  await page.goForward();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choosing tests');
  await expectNear(page, 1200);
});

test('a link to the current page scrolls to the top and adds no history entry', async ({
  page,
}) => {
  await open(page, '/guide/basic/cli');
  await follow(page, '/guide/basic/test-filter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choosing tests');
  await scrollTo(page, 1500);
  await follow(page, '/guide/basic/test-filter');
  await expectNear(page, 0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Command line');
});

test('nothing moves where a reader scrolls before the page is laid out', async ({ page }) => {
  // A busy device: pages are laid out in idle time, and there's none until the reader has scrolled.
  await page.addInitScript(() => {
    const scrolled = new Promise((resolve) => window.addEventListener('scroll', resolve));
    const whenIdle = window.requestIdleCallback.bind(window);
    window.requestIdleCallback = (run) => {
      scrolled.then(() => whenIdle((idle) => setTimeout(run, 200, idle)));
      return 0;
    };
  });
  await open(page, '/api/runtime-api/rstest/mock-modules');
  await expect(page.locator('[data-static=body]')).not.toHaveAttribute('data-whole');

  const tops = await page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve));
    window.scrollTo({
      top: 0.6 * document.documentElement.scrollHeight,
      behavior: 'instant',
    });
    await nextFrame();
    await nextFrame();
    const seen = [...document.querySelectorAll('[data-static=body] > *, [rel=next]')].filter(
      (element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight;
      },
    );
    let watching = true;
    (async () => {
      for (let times = 0; times < 6; times++) await idle();
      watching = false;
    })();
    const positions: number[][] = [];
    while (watching) {
      positions.push(seen.map((element) => Math.round(element.getBoundingClientRect().top)));
      await nextFrame();
    }
    return positions;
  });
  expect(tops[0]?.length).toBeGreaterThan(3);
  for (const [index, top] of (tops[0] ?? []).entries()) {
    for (const frame of tops) expect(Math.abs((frame[index] ?? 0) - top)).toBeLessThanOrEqual(2);
  }
});
