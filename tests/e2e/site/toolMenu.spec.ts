import { ASSETS_ORIGIN } from '../../../theme/settings/project.ts';
import { TOOL_MENU } from '../../../theme/settings/site.ts';
import { TOOLS, toolUrl } from '../../../theme/tool-menu/tools.ts';
import { still } from '../support/frames.ts';
import { popupOf } from '../support/popup.ts';
import { open } from '../support/site.ts';
import { FULL } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><path d="M0 0h32v32z"/></svg>';

for (const [path, lang] of [
  ['/', 'en'],
  ['/config/test/bail', 'en'],
  ['/zh/', 'zh'],
  ['/zh/config/test/bail', 'zh'],
] as const) {
  test(`the menu lists eight tools, in the language of the page: ${path}`, {
    tag: path.endsWith('bail') ? FULL : [],
  }, async ({ page, text }) => {
    await open(page, path);
    const { button: icon, panel: popover } = await popupOf(page, text[lang].toolMenu);
    await icon.click();
    await expect(popover).toContainText(text[lang].toolMenuTitle);
    const links = popover.getByRole('link');
    await expect(links).toHaveCount(8);
    for (const [index, tool] of TOOLS.entries()) {
      const link = links.nth(index);
      await expect(link).toContainText(tool.name);
      await expect(link).toContainText(text[lang].tools[tool.id]);
      const url = toolUrl(tool, lang);
      await expect(link).toHaveAttribute('href', url);
      await expect(link).toHaveAttribute('target', '_blank');
    }
  });
}

test('the grid icon opens a menu at its bottom left, without an arrow', async ({ page, text }) => {
  await open(page, '/');
  const { button: icon, panel: popover } = await popupOf(page, text.en.toolMenu);
  // By keyboard: the mouse could leave the icon as the window is resized, and close the menu.
  await icon.press('Enter');
  // Its content is loaded on intent.
  await expect(popover).toBeVisible();
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await still(page);
    const [button, panel] = [await icon.boundingBox(), await popover.boundingBox()];
    if (!button || !panel) throw new Error('the menu is not shown');
    expect(panel.x).toBe(button.x);
    expect(panel.y).toBeGreaterThanOrEqual(button.y + button.height);
    expect(panel.y - button.y - button.height).toBeLessThan(10);
    expect(panel.x + panel.width).toBeLessThanOrEqual(width);
    expect(panel.y + panel.height).toBeLessThanOrEqual(800);
  }
  const drawn = await popover.evaluate((panel) =>
    ['::before', '::after'].map((pseudo) => getComputedStyle(panel, pseudo).content),
  );
  expect(drawn).toEqual(['none', 'none']);
  await expect(popover.locator('svg')).toHaveCount(0);
});

test('the menu opens when the mouse rests on the icon for 0.1 s', async ({ page, text }) => {
  await page.clock.install();
  await open(page, '/');
  const { button: icon, panel: popover } = await popupOf(page, text.en.toolMenu);
  await page.clock.pauseAt(Date.now() + 60_000);
  await icon.hover();
  await page.clock.runFor(TOOL_MENU.hoverDelay - 1);
  await expect(popover).toBeHidden();
  await page.clock.runFor(1);
  await expect(popover).toBeVisible();
  // The pointer can cross the gap to the popover slowly.
  await still(page);
  const [button, panel] = [await icon.boundingBox(), await popover.boundingBox()];
  if (!button || !panel) throw new Error('the menu is not shown');
  for (let y = button.y + button.height - 2; y < panel.y + 8; y++) {
    await page.mouse.move(button.x + 10, y);
    await page.clock.runFor(1000);
    await expect(popover).toBeVisible();
  }
  await page.mouse.move(1200, 700);
  await page.clock.runFor(TOOL_MENU.hoverDelay - 1);
  await expect(popover).toHaveAttribute('data-presence', 'there');
  await page.clock.runFor(1);
  await expect(popover).toBeHidden();
});

test('Escape closes a menu that the mouse has opened', async ({ page, text }) => {
  await open(page, '/');
  const { button: icon, panel: popover } = await popupOf(page, text.en.toolMenu);
  await icon.hover();
  await expect(popover).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popover).toBeHidden();
  await expect(icon).not.toBeFocused();
});

test('the tool menu by keyboard: Enter, arrows, Home and End, Escape, Tab away', async ({
  page,
  text,
}) => {
  await open(page, '/');
  const { button: icon, panel: popover } = await popupOf(page, text.en.toolMenu);
  const links = popover.getByRole('link');
  await icon.focus();
  await page.keyboard.press('Enter');
  await expect(icon).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popover).toBeHidden();
  await expect(icon).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(popover).toBeHidden();
});

test('the menu has the sizes of the other tools’ sites', async ({ page, text }) => {
  await open(page, '/');
  const { button: icon, panel: popover } = await popupOf(page, text.en.toolMenu);
  await icon.click();
  await expect(icon).toHaveCSS('height', '32px');
  await expect(icon).toHaveCSS('border-radius', '6px');
  await expect(popover).toHaveCSS('border-radius', '6px');
  await expect(popover).toHaveCSS('font-size', '14px');
  await expect(popover.getByText(text.en.toolMenuTitle)).toHaveCSS('min-width', '177px');
});

test('the tools are in two columns from 576 px on', async ({ page, text }) => {
  await open(page, '/');
  const { button: icon, panel: popover } = await popupOf(page, text.en.toolMenu);
  // By keyboard: the mouse would leave the icon as the window is resized, and close the menu.
  await icon.press('Enter');
  await expect(popover.getByRole('link').first()).toBeVisible();
  const columns = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    const lefts = await popover
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().left));
    return new Set(lefts).size;
  };
  expect(await columns(575)).toBe(1);
  expect(await columns(576)).toBe(2);
});

test('a mouse that passes over the icon on its way to the logo doesn’t open the menu', {
  tag: FULL,
}, async ({ page, text }) => {
  await page.clock.install();
  await open(page, '/');
  const { button: icon, panel: popover } = await popupOf(page, text.en.toolMenu);
  await page.clock.pauseAt(Date.now() + 60_000);
  const box = await icon.boundingBox();
  if (!box) throw new Error('the icon is not shown');
  for (let x = box.x - 4; x < box.x + box.width + 4; x += 4) {
    await page.mouse.move(x, box.y + box.height / 2);
    await page.clock.runFor(TOOL_MENU.hoverDelay / 2);
    await expect(icon).toHaveAttribute('aria-expanded', 'false');
  }
  await page.clock.runFor(1000);
  await expect(popover).toBeHidden();
  // A mouse that rests on it does.
  await icon.hover();
  await page.clock.runFor(TOOL_MENU.hoverDelay);
  await expect(popover).toBeVisible();
});

test('each tool’s logo replaces its initial, if the policy allows it and it can be loaded', async ({
  page,
  text,
}) => {
  const asked: string[] = [];
  await page.route(`${ASSETS_ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    if (pathname.startsWith('/rslint/')) return route.abort();
    return route.fulfill({ contentType: 'image/svg+xml', body: LOGO });
  });
  // The page has no other logos.
  await open(page, '/config/test/bail');
  const { button: icon, panel: popover } = await popupOf(page, text.en.toolMenu);
  await icon.press('Enter');
  for (const [index, { name }] of TOOLS.entries()) {
    const link = popover.getByRole('link').nth(index);
    const [logo, initial] = [link.locator('img'), link.getByText(/^[A-Z]$/)];
    const [shown, hidden] = name === 'Rslint' ? [initial, logo] : [logo, initial];
    await expect(shown).toBeVisible();
    await expect(hidden).toBeHidden();
  }
  expect(new Set(asked)).toEqual(new Set(TOOLS.map(({ logo }) => new URL(logo).pathname)));
  expect(new Set(asked).size).toBe(TOOLS.length);
});
