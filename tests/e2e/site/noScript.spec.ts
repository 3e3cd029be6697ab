import { LANGUAGE_TAGS } from '../../../content/languages.ts';
import { FIXTURE } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('without scripts the text, the sidebar, the outline and the links to the other language are there', async ({
  page,
  text,
}) => {
  const main = page.getByRole('main');
  const sidebar = page.getByRole('navigation', { name: text.en.sidebar });
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/guide/start/quick-start');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.locator('pre').first()).toBeVisible();
    await expect(sidebar.locator('[aria-current=page]')).toBeVisible();
    const links = sidebar.locator('a');
    expect(await links.count()).toBeGreaterThan(20);
    const hidden = links.evaluateAll((all) => all.filter((one) => !one.checkVisibility()).length);
    expect(await hidden).toBe(0);
    const outline = page.getByRole('navigation', { name: text.en.outlineTitle });
    await expect(outline).toBeVisible({ visible: width > 1280 });
    const languages = page.locator('footer').getByRole('link', { name: text.zh.languageName });
    await expect(languages).toBeVisible();
    const overflow = await page
      .locator('html')
      .evaluate((one) => one.scrollWidth - one.clientWidth);
    expect(overflow, `${width}`).toBe(0);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(sidebar).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.locator('footer').getByRole('link', { name: text.zh.languageName }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAGS.zh);
  await page
    .getByRole('navigation', { name: text.zh.sidebar })
    .locator('a[href$="/guide/basic/cli"]')
    .click();
  await expect(page).toHaveURL(/\/guide\/basic\/cli$/);
});

test('without scripts every tab panel can be read, under its name', async ({ page }) => {
  await page.goto('/guide/start/quick-start');
  await expect(page.getByRole('tablist')).toHaveCount(0);
  const panels = page.locator('[role=tabpanel]');
  expect(await panels.count()).toBeGreaterThan(3);
  for (const panel of await panels.all()) {
    await expect(panel).toBeVisible();
    const name = await panel.getAttribute('data-label');
    const before = await panel.evaluate((one) => getComputedStyle(one, '::before').content);
    expect(before).toBe(`"${name}"`);
  }
  await expect(page.getByText('pnpm add -D @rstest/core').first()).toBeVisible();
});

test('without scripts what would do nothing isn’t there', async ({ page, text }) => {
  const names = text.en;
  const useless = [
    names.toolMenu,
    names.switchToDark,
    names.openMenu,
    names.menu,
    names.copyCode,
    names.wrapCode,
    names.copyMarkdown,
    names.openInAssistant,
    names.scrollToTop,
  ]
    .map((name) => page.getByRole('button', { name, exact: true }))
    .reduce((all, one) => all.or(one));
  for (const path of ['/guide/basic/cli', '/config/test/bail', '/config/', '/', '/nothing']) {
    await page.goto(path);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(useless, `${path} ${width}`).toHaveCount(0);
      await expect(page.getByRole('searchbox')).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  }
});

test('without scripts the overview lists its pages, and the not-found page leads home', async ({
  page,
  text,
}) => {
  await page.goto('/config/');
  await expect(page.getByRole('main').locator('a[href="/config/test/retry"]')).toBeVisible();
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.en.notFoundTitle);
  await page.getByRole('link', { name: text.en.takeMeHome }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('without scripts, the not-found page speaks both languages', async ({ page, text }) => {
  await page.goto('/zh/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.en.notFoundTitle);
  // Playwright leaves `noscript` out of texts and roles.
  const chinese = page.locator('main noscript p');
  expect(await chinese.innerText()).toContain(text.zh.notFoundTitle);
  await chinese.locator('a').click();
  await expect(page).toHaveURL(/\/zh\/$/);
});

test.describe('on the fixture site', { tag: '@fixture' }, () => {
  test.use({ baseURL: FIXTURE });

  test('without JavaScript every group of the sidebar is expanded, and its title is not a button', async ({
    page,
    text,
  }) => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/guide/alpha');
      const sidebar = page.getByRole('navigation', { name: text.en.sidebar });
      await expect(sidebar.locator('a[href="/guide/closed/deep"]')).toBeVisible();
      await expect(sidebar.locator('a[href="/guide/closed/inner/deepest"]')).toBeVisible();
      const title = sidebar.getByText('Closed group');
      await expect(title).toBeVisible();
      await expect(title.locator('..')).toHaveCSS('pointer-events', 'none');
      await expect(title.locator('..').locator('svg')).toBeHidden();
    }
  });

  test('without scripts a dropdown of the navbar opens under the mouse and for the focus, no sooner', async ({
    page,
  }) => {
    await page.goto('/guide/alpha');
    const bar = page.getByRole('banner');
    const link = bar.getByRole('link', { name: 'Images' });
    await expect(link).toBeHidden();
    await expect(bar.getByRole('link', { name: 'v1', exact: true })).toBeHidden();
    await bar.getByRole('button', { name: 'More', exact: true }).hover();
    await expect(link).toBeVisible();
    await page.mouse.move(700, 700);
    await expect(link).toBeHidden();
    await bar.getByRole('button', { name: 'More', exact: true }).focus();
    await link.click();
    await expect(page).toHaveURL(/\/guide\/images$/);
    await expect(page.getByRole('img', { name: 'Diagram' })).toBeVisible();
  });
});
