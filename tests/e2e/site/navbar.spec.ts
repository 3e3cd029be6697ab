import type { Page } from '@playwright/test';
import { TIMING } from '../../../theme/settings/site.ts';
import { popupOf } from '../support/popup.ts';
import { scrolledTo } from '../support/scrolling.ts';
import { open } from '../support/site.ts';
import { FIXTURE } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

const SECTIONS = [
  ['Guide', '/guide/'],
  ['Config', '/config/'],
  ['API', '/api/'],
] as const;

test('the navbar leads to guide, config, API, and playground; sections have their own sidebar', async ({
  page,
  text,
}) => {
  await open(page, '/');
  const items = page.getByRole('navigation', { name: text.en.mainNavigation });
  await expect(items.getByRole('link')).toHaveText([
    ...SECTIONS.map(([name]) => name),
    'Playground',
  ]);
  const sidebar = page.getByRole('navigation', { name: text.en.sidebar });
  for (const [name, prefix] of SECTIONS) {
    const item = items.getByRole('link', { name, exact: true });
    await item.click();
    await expect(item).toHaveAttribute('aria-current', 'true');
    await expect(items.locator('[aria-current]')).toHaveCount(1);
    const paths = await sidebar
      .locator('a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(paths.length).toBeGreaterThan(2);
    expect(paths.filter((path) => !path?.startsWith(prefix))).toEqual([]);
  }
});

test('the title leads to the home page of the language', async ({ page, text }) => {
  await open(page, '/config/test/bail');
  await page.getByRole('link', { name: text.en.homeLink }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await open(page, '/zh/config/test/bail');
  await page.getByRole('link', { name: text.zh.homeLink }).click();
  await expect(page).toHaveURL(/:\d+\/zh\/$/);
});

test('the navbar stays when the reader scrolls down', async ({ page }) => {
  await page.clock.install();
  await open(page, '/config/test/coverage');
  const top = () => page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().top);
  await page.mouse.move(700, 500);
  for (const step of [400, 1200, -300, 2000]) {
    // Chromium drops a wheel that comes before it handles input.
    await expect(async () => {
      const before = await scrolledTo(page);
      await page.mouse.wheel(0, step);
      const moved = async () => Math.sign((await scrolledTo(page)) - before);
      await expect.poll(moved, { timeout: 1000 }).toBe(Math.sign(step));
    }).toPass();
    await page.clock.runFor(1000);
    expect(await top()).toBe(0);
  }
});

test('nothing in the navbar is cut off or overflows at any width', async ({ page }) => {
  await open(page, '/');
  for (const width of [320, 390, 767, 768, 960, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const [inner, outer] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(inner).toBe(outer);
    const boxes = await page
      .getByRole('banner')
      .locator('a, button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    const shown = boxes.filter((box) => box.width > 0);
    expect(shown.length).toBeGreaterThan(3);
    expect(shown.filter((box) => box.left < 0 || box.right > width)).toEqual([]);
  }
});

test.describe('on the fixture site', { tag: '@fixture' }, () => {
  test.use({ baseURL: FIXTURE });

  /** Scrolls and waits for the scroll event. */
  const scroll = (page: Page, to: number) =>
    page.evaluate(
      (top) =>
        new Promise((resolve) => {
          window.addEventListener('scroll', resolve, { once: true });
          window.scrollTo({ top, behavior: 'instant' });
        }),
      to,
    );
  const navbar = (page: Page) => page.getByRole('banner');

  test('the navbar hides when the reader scrolls down, if the site wants that', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await open(page, '/guide/alpha');
    await page.clock.pauseAt(Date.now() + 60_000);
    await expect(navbar(page)).toBeInViewport();
    await scroll(page, 600);
    await expect(navbar(page)).not.toBeInViewport();
    // The handler is throttled to 200 ms.
    await scroll(page, 500);
    await page.clock.runFor(TIMING.navbarThrottle - 1);
    await expect(navbar(page)).not.toBeInViewport();
    await page.clock.runFor(1);
    await expect(navbar(page)).toBeInViewport();
    await page.clock.runFor(1000);
    await scroll(page, 900);
    await expect(navbar(page)).not.toBeInViewport();
    await page.clock.runFor(1000);
    await scroll(page, 0);
    await expect(navbar(page)).toBeInViewport();
  });

  test('a hidden navbar is shown on focus, and on the next page', async ({ page, text }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/guide/alpha');
    await scroll(page, 800);
    await expect(navbar(page)).not.toBeInViewport();
    await page.getByRole('link', { name: text.en.homeLink }).focus();
    await expect(navbar(page)).toBeInViewport();
    await page.getByRole('link', { name: text.en.homeLink }).blur();
    await scroll(page, 1200);
    await expect(navbar(page)).not.toBeInViewport();
    await page
      .getByRole('navigation', { name: text.en.sidebar })
      .getByRole('link', { name: 'Tabs' })
      .click();
    await expect(page).toHaveURL(/\/guide\/tabs$/);
    await expect(navbar(page)).toBeInViewport();
  });

  async function dropdown(page: Page, name: string) {
    const { button, panel } = await popupOf(page, name);
    return { button, links: panel.getByRole('link') };
  }

  test('a dropdown by keyboard: Enter, arrows, Escape, Tab away', async ({ page }) => {
    await open(page, '/');
    const { button, links } = await dropdown(page, 'More');
    await button.focus();
    await expect(links.first()).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links.last()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(button).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(links.first()).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeHidden();
    await button.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/guide\/images$/);
    await expect(links.first()).toBeHidden();
  });

  test('a dropdown that the mouse opened closes on Escape, stays on a click, and closes on a press elsewhere', async ({
    page,
  }) => {
    await open(page, '/');
    const { button, links } = await dropdown(page, 'More');
    await button.hover();
    await expect(links.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(links.first()).toBeHidden();
    await page.mouse.move(600, 600);
    await button.hover();
    await expect(links.first()).toBeVisible();
    await button.click();
    await expect(links.first()).toBeVisible();
    await button.click();
    await expect(links.first()).toBeHidden();
    await button.press('Enter');
    await expect(links.first()).toBeVisible();
    await page.mouse.click(600, 600);
    await expect(links.first()).toBeHidden();
  });

  test.describe('touch', () => {
    test.use({ viewport: { width: 1024, height: 800 }, hasTouch: true, isMobile: true });

    test('a tap opens a navbar popup, a second tap or one elsewhere closes it', async ({
      page,
      text,
    }) => {
      await open(page, '/');
      const tools = await popupOf(page, text.en.toolMenu);
      await tools.button.tap();
      await expect(tools.panel).toBeVisible();
      await tools.button.tap();
      await expect(tools.panel).toBeHidden();
      const more = await popupOf(page, 'More');
      await more.button.tap();
      await expect(more.panel).toBeVisible();
      await page.touchscreen.tap(500, 780);
      await expect(more.panel).toBeHidden();
    });
  });
});

test.describe('versions', { tag: '@fixture' }, () => {
  test.use({ baseURL: FIXTURE });

  test('the version menu leads to the same page of another version', async ({ page, text }) => {
    await open(page, '/guide/tabs?x=1#a');
    const bar = page.getByRole('banner');
    const button = (version: string) =>
      bar.getByRole('button', { name: `${text.en.versions}: ${version}`, exact: true });
    await button('v2').click();
    await expect(bar.getByRole('link', { name: 'v2', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await bar.getByRole('link', { name: 'v1', exact: true }).click();
    await expect(page).toHaveURL(/:\d+\/v1\/guide\/tabs\?x=1#a$/);
    await button('v1').click();
    await bar.getByRole('link', { name: 'v2', exact: true }).click();
    await expect(page).toHaveURL(/:\d+\/guide\/tabs\?x=1#a$/);
  });

  test('a page that the other version lacks leads to its home page', async ({ page, text }) => {
    await open(page, '/v1/guide/old');
    const bar = page.getByRole('banner');
    const items = bar.getByRole('navigation', { name: text.en.mainNavigation });
    await expect(items.getByRole('link').first()).toHaveAttribute('href', '/v1/guide/alpha');
    await bar.getByRole('button', { name: text.en.versions }).click();
    await bar.getByRole('link', { name: 'v2', exact: true }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
  });

  test('a page without a counterpart leads to the home page of the other language', async ({
    page,
    text,
  }) => {
    for (const version of ['', '/v1']) {
      await open(page, `${version}/guide/english-only`);
      const bar = page.getByRole('banner');
      await bar.getByRole('button', { name: text.en.languages }).click();
      const link = bar.getByRole('link', { name: text.zh.languageName });
      await expect(link).toHaveAttribute('lang', 'zh');
      await link.click();
      await expect(page).toHaveURL(new RegExp(`:\\d+${version}/zh/$`));
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    }
  });

  const UNKNOWN = [
    ['/v1/zh/guide/unknown', 'zh', '/v1/zh/', 'v1'],
    ['/zh/unknown', 'zh', '/zh/', 'v2'],
  ] as const;

  for (const [path, lang, home, version] of UNKNOWN) {
    test(`links keep the version and the language: ${path}`, async ({ page, text }) => {
      await open(page, path);
      const bar = page.getByRole('banner');
      const link = page.getByRole('main').getByRole('link', { name: text[lang].takeMeHome });
      await expect(link).toHaveAttribute('href', home);
      await expect(bar.getByRole('link', { name: text[lang].homeLink })).toHaveAttribute(
        'href',
        home,
      );
      await expect(bar.getByRole('button', { name: text[lang].versions })).toHaveText(version);
      const items = bar.getByRole('navigation', { name: text[lang].mainNavigation });
      const guide = items.getByRole('link').first();
      await expect(guide).toHaveAttribute('href', `${home}guide/alpha`);
      await guide.click();
      await expect(page).toHaveURL(new RegExp(`:\\d+${home}guide/alpha$`));
      await expect(guide).toHaveAttribute('aria-current', 'true');
    });
  }
});
