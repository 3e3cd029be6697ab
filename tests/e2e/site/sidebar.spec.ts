import type { Locator, Page } from '@playwright/test';
import { painted } from '../support/frames.ts';
import { scrolledTo } from '../support/scrolling.ts';
import { hydrated, open } from '../support/site.ts';
import { FIXTURE } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

const partsOf = (page: Page, name: string) => {
  const sidebar = page.getByRole('navigation', { name });
  return { sidebar, scroller: page.locator('[data-scroller]').filter({ has: sidebar }) };
};
const placeOf = (scroller: Locator) => scroller.evaluate((one) => one.scrollTop);

test('the sidebar brings the active page into view: on load, reload and after the arrow at the foot', async ({
  page,
  text,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  const { sidebar } = partsOf(page, text.en.sidebar);
  const active = sidebar.locator('[aria-current=page]');
  for (const path of ['/config/test/coverage', '/config/build/tools', '/config/test/root']) {
    await open(page, `${path}`);
    await expect(active).toHaveAttribute('href', `${path}`);
    await expect(active).toBeInViewport({ ratio: 1 });
    expect(await scrolledTo(page)).toBe(0);
  }
  const around = page.getByRole('navigation', { name: text.en.pageNavigation });
  await open(page, '/config/test/env');
  for (let step = 0; step < 8; step++) {
    const next = around.getByRole('link', { name: text.en.nextPage });
    const path = (await next.getAttribute('href')) ?? '';
    // A reader clicks what they see, and the page is laid out when it's scrolled.
    await next.scrollIntoViewIfNeeded();
    await painted(page);
    await next.click();
    await expect(active).toHaveAttribute('href', path);
    await expect(active).toBeInViewport({ ratio: 1 });
  }
  await page.reload();
  await hydrated(page);
  await expect(active).toBeInViewport({ ratio: 1 });
});

test('the sidebar keeps its place when a page is chosen in it, by back, and to a heading', async ({
  page,
  text,
}) => {
  await page.setViewportSize({ width: 1440, height: 300 });
  await open(page, '/config/test/retry');
  const { sidebar, scroller } = partsOf(page, text.en.sidebar);
  await scroller.evaluate((one) => {
    one.scrollTop = 90;
  });
  const place = await placeOf(scroller);
  expect(place).toBe(90);
  for (const name of ['pool', 'bail', 'isolate']) {
    const link = sidebar.getByRole('link', { name, exact: true });
    await link.evaluate((one) => one.scrollIntoView({ block: 'center' }));
    const before = await placeOf(scroller);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await painted(page);
    expect(await placeOf(scroller)).toBe(before);
  }
  const before = await placeOf(scroller);
  await page
    .getByRole('navigation', { name: text.en.outlineTitle })
    .getByRole('link')
    .first()
    .click();
  await painted(page);
  expect(await placeOf(scroller)).toBe(before);
});

test('expanded groups are independent between sections, and kept per section', async ({
  page,
  text,
}) => {
  await open(page, '/guide/advanced/debugging');
  const { sidebar } = partsOf(page, text.en.sidebar);
  const bar = page.getByRole('navigation', { name: text.en.mainNavigation });
  const basics = sidebar.getByRole('button', { name: 'Basics' });
  await basics.click();
  await expect(basics).toHaveAttribute('aria-expanded', 'true');
  // The title of a group only shows and hides its pages, of which its own is the first.
  const group = sidebar
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Basics' }) });
  const own = group.getByRole('link').first();
  await expect(own).toHaveText(text.en.overviewTitle);
  await expect(own).toHaveAttribute('href', '/guide/basic/');
  await bar.getByRole('link', { name: 'Config', exact: true }).click();
  for (const name of ['Running tests', 'Build options']) {
    await expect(sidebar.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'false');
  }
  await bar.getByRole('link', { name: 'Guide', exact: true }).click();
  await expect(basics).toHaveAttribute('aria-expanded', 'true');
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('pages and headings are 44 px high', async ({ page, text }) => {
    await open(page, '/config/test/bail');
    for (const [button, panel] of [
      [text.en.menu, text.en.sidebar],
      [text.en.outlineTitle, text.en.outlineTitle],
    ] as const) {
      await page.getByRole('button', { name: button, exact: true }).tap();
      const links = page.getByRole('navigation', { name: panel }).getByRole('link');
      await expect(links.first()).toBeVisible();
      const heights = await links.evaluateAll((all) => all.map((one) => one.clientHeight));
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(43);
      await page.keyboard.press('Escape');
    }
  });
});

test.describe('on the fixture site', { tag: '@fixture' }, () => {
  test.use({ baseURL: FIXTURE });

  const sidebarOf = (page: Page, name: string) => page.getByRole('navigation', { name });

  const words = {
    header: 'A header',
    closed: 'Closed group',
    inner: 'Inner group',
    fixed: 'Fixed group',
    files: 'Files',
    more: 'More pages',
  } as const;

  test('groups are expanded by default and can be collapsed', async ({ page, text }) => {
    const sidebar = sidebarOf(page, text.en.sidebar);
    await open(page, '/reference/test-filter');
    const more = sidebar.getByRole('button', { name: words.more });
    const watch = sidebar.locator('a[href="/reference/group/watch"]');
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await expect(watch).toBeVisible();
    await more.click();
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await expect(watch).toBeHidden();
    await more.press('Enter');
    await expect(watch).toBeVisible();

    // 'collapsed' in the configuration collapses a group; 'collapsible: false' removes its button.
    await open(page, '/guide/alpha');
    const closed = sidebar.getByRole('button', { name: words.closed });
    await expect(closed).toHaveAttribute('aria-expanded', 'false');
    await expect(sidebar.locator('a[href="/guide/closed/deep"]')).toBeHidden();
    await expect(sidebar.getByRole('button', { name: words.fixed })).toHaveCount(0);
    await expect(sidebar.getByText(words.fixed)).toBeVisible();
    await expect(sidebar.locator('a[href="/guide/fixed/only"]')).toBeVisible();
  });

  test('groups around the current page are expanded', async ({ page, text }) => {
    const sidebar = sidebarOf(page, text.en.sidebar);
    const closed = sidebar.getByRole('button', { name: words.closed });
    const deep = sidebar.locator('a[href="/guide/closed/deep"]');
    const deepest = sidebar.locator('a[href="/guide/closed/inner/deepest"]');
    await open(page, '/guide/closed/inner/deepest');
    await expect(deepest).toHaveAttribute('aria-current', 'page');
    await expect(deepest).toBeInViewport();
    await expect(closed).toHaveAttribute('aria-expanded', 'true');
    await expect(sidebar.getByRole('button', { name: words.inner })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(sidebar.locator('[aria-current]')).toHaveCount(1);

    // The reader can still collapse it; navigating into it expands it again.
    await closed.click();
    await expect(deepest).toBeHidden();
    await sidebar.locator('a[href="/guide/beta"]').click();
    await expect(page).toHaveURL(/beta$/);
    await expect(deep).toBeHidden();
    await page.goBack();
    await expect(deepest).toBeVisible();
    await expect(deepest).toHaveAttribute('aria-current', 'page');
  });
});
