import type { Page } from '@playwright/test';
import { LAYOUT } from '../../../theme/settings/site.ts';
import { menuBarParts } from '../support/menuBarParts.ts';
import { scrolledTo, scrollTo, topOf } from '../support/scrolling.ts';
import { open } from '../support/site.ts';
import { FULL, fullAfter } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const PAGE = '/guide/basic/cli';
const WIDTHS = [320, 390, 767, 768, 959, 960, 961, 1279, 1280, 1281] as const;

const hashesOf = (page: Page) =>
  page
    .locator('article :is(h2, h3)[id]')
    .evaluateAll((all) => all.map(({ id }) => `#${encodeURIComponent(id)}`));

const escaped = (name: string) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

for (const [prefix, lang] of [
  ['', 'en'],
  ['/zh', 'zh'],
] as const) {
  test(`sidebar and outline can be reached at every width: ${lang}`, {
    tag: FULL,
  }, async ({ page, text }) => {
    const { pages, headings, pagesPanel, headingsPanel, sidebar, outline, close } = menuBarParts(
      page,
      text[lang],
    );
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, prefix + PAGE);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const bar = width <= LAYOUT.menuBarUpToWithOutline;
      await expect(pages, `${width}`).toBeVisible({ visible: bar });
      await expect(headings, `${width}`).toBeVisible({ visible: bar });
      await expect(sidebar, `${width}`).toBeVisible({ visible: !bar });
      await expect(outline, `${width}`).toBeVisible({ visible: !bar });
      if (!bar) continue;
      expect((await pages.locator('..').boundingBox())?.height).toBe(46);
      for (const [button, panel, list] of [
        [pages, pagesPanel, sidebar],
        [headings, headingsPanel, outline],
      ] as const) {
        await button.click();
        await expect(panel).toBeVisible();
        await expect(panel.locator(list)).toBeVisible();
        const box = await panel.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
        expect(await panel.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
        await close.click();
        await expect(panel).toBeHidden();
      }
    }
    expect(LAYOUT).toMatchObject({
      menuBarUpTo: 960,
      menuBarUpToWithOutline: 1280,
    });
  });
}

test('without an outline, the bar is shown up to 960 px', {
  tag: FULL,
}, async ({ page, text }) => {
  const { pages, headings, sidebar } = menuBarParts(page, text.en);
  await open(page, '/config/');
  for (const width of [320, 768, 959, 960, 961, 1279, 1281]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(pages, `${width}`).toBeVisible({ visible: width <= 960 });
    await expect(sidebar, `${width}`).toBeVisible({ visible: width > 960 });
    await expect(headings).toHaveCount(0);
  }
});

test('the panel closes when the reader goes to another page or the same one, or back', async ({
  page,
  text,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, PAGE);
  const { pages, pagesPanel, sidebar } = menuBarParts(page, text.en);
  const heading = page.getByRole('heading', { level: 1 });
  await pages.click();
  await sidebar.locator('a[href="/guide/basic/reporters"]').click();
  await expect(heading).toHaveText('Reporters');
  await expect(pagesPanel).toBeHidden();
  await expect(pages).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(() => scrolledTo(page)).toBe(0);
  await pages.click();
  await sidebar.locator('[aria-current=page]').click();
  await expect(pagesPanel).toBeHidden();
  await pages.click();
  await expect(pagesPanel).toBeVisible();
  await page.goBack();
  await expect(heading).toHaveText('Command line');
  await expect(pagesPanel).toBeHidden();
});

test('the panel of headings closes when one is chosen, which ends up below the navbar with the focus', async ({
  page,
  text,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, PAGE);
  const { headings, headingsPanel, outline } = menuBarParts(page, text.en);
  await headings.click();
  const link = outline.getByRole('link').nth(2);
  const hash = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(headingsPanel).toBeHidden();
  await expect(page).toHaveURL((url) => url.hash === hash);
  const target = page.locator(`[id="${hash.slice(1)}"]`);
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
});

for (const [index, [width, navbar]] of (
  [
    [390, 56],
    [900, 72],
    [1280, 72],
  ] as const
).entries()) {
  test(`the bar stays below the navbar, names the current section, and opens the outline there (${width} px)`, {
    tag: fullAfter(1, index),
  }, async ({ page, text }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, PAGE);
    const { headings, headingsPanel, outline } = menuBarParts(page, text.en);
    const bar = headings.locator('..');
    await expect(headings).toHaveAccessibleName(text.en.outlineTitle);
    await scrollTo(page, 2000);
    expect(await bar.boundingBox()).toEqual({ x: 0, y: navbar, width, height: 46 });
    await headings.click();
    await expect(headingsPanel).toBeVisible();
    const active = outline.locator('[aria-current]');
    await expect(active).toBeInViewport();
    const heading = await active.innerText();
    await page.keyboard.press('Escape');
    await expect(headingsPanel).toBeHidden();
    await expect(headings).toBeFocused();
    await expect(headings).toHaveAccessibleName(`${text.en.outlineTitle}: ${heading}`);
    expect(await bar.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  });

  test(`no button covers text, and a heading that is jumped to is below the bar (${width} px)`, {
    tag: fullAfter(1, index),
  }, async ({ page, text }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, PAGE);
    const { headings } = menuBarParts(page, text.en);
    for (const hash of (await hashesOf(page)).slice(0, -4)) {
      await page.goto(`${PAGE}${hash}`);
      const target = page.locator(`article [id="${decodeURIComponent(hash.slice(1))}"]`);
      await expect.poll(async () => Math.round(await topOf(target))).toBe(navbar + 46 + 12);
      await expect(headings).toHaveAccessibleName(new RegExp(escaped(await target.innerText())));
    }
    const toTop = page.getByRole('button', { name: text.en.scrollToTop });
    await expect(toTop).toBeVisible();
    const covering = await page.getByRole('button').evaluateAll(
      (buttons) =>
        buttons.filter((button) => {
          const fixed = ['fixed', 'sticky'].includes(getComputedStyle(button).position);
          const { top, bottom, width: shown } = button.getBoundingClientRect();
          const bar = document.querySelector('[data-needs-js][data-outline]');
          const place = bar?.getBoundingClientRect();
          return fixed && shown > 0 && !(place && top >= place.top && bottom <= place.bottom);
        }).length,
    );
    expect(covering).toBe(0);
  });
}
