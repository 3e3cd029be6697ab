import type { Page } from '@playwright/test';
import { TIMING } from '../../../theme/settings/site.ts';
import { TOOLS, toolUrl } from '../../../theme/tool-menu/tools.ts';
import { still } from '../support/frames.ts';
import { popupOf } from '../support/popup.ts';
import { open } from '../support/site.ts';
import { FIXTURE } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

for (const [path, lang] of [
  ['/', 'en'],
  ['/zh/config/test/bail', 'zh'],
] as const) {
  test(`the menu lists eight tools, in the language of the page: ${path}`, async ({
    page,
    text,
  }) => {
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

test('the menu opens when the mouse rests on the icon for 0.1 s', async ({ page, text }) => {
  await page.clock.install();
  await open(page, '/');
  const { button: icon, panel: popover } = await popupOf(page, text.en.toolMenu);
  await page.clock.pauseAt(Date.now() + 60_000);
  await icon.hover();
  await page.clock.runFor(TIMING.hoverDelay - 1);
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
  await page.clock.runFor(TIMING.hoverDelay - 1);
  await expect(popover).toBeVisible();
  await page.clock.runFor(1);
  await expect(popover).toBeHidden();
});

test.describe('on the fixture site', { tag: '@fixture' }, () => {
  test.use({ baseURL: FIXTURE });
  const tip = (page: Page, words: string | RegExp) =>
    page.locator('[data-popup]').getByText(words, { exact: true }).first();

  test('a tooltip appears after 0.1 s by mouse or focus; Escape and leaving close it', async ({
    page,
    text,
  }) => {
    await page.clock.install();
    await open(page, '/');
    await page.clock.pauseAt(Date.now() + 60_000);
    const link = page.getByRole('list', { name: text.en.socialLinks }).getByRole('link').first();
    const words = tip(page, 'GitHub');
    await link.hover();
    await page.clock.runFor(TIMING.hoverDelay - 1);
    await expect(words).toBeHidden();
    await page.clock.runFor(1);
    await expect(words).toBeVisible();
    await page.mouse.move(600, 600);
    await page.clock.runFor(TIMING.hoverDelay);
    await expect(words).toBeHidden();
    await link.hover();
    await page.clock.runFor(TIMING.hoverDelay);
    await expect(words).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(words).toBeHidden();
    await page.mouse.move(600, 600);
    await page.clock.runFor(1000);
    await link.focus();
    await page.clock.runFor(TIMING.hoverDelay);
    await expect(words).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(words).toBeHidden();
  });

  const SHOWN = ['GitHub', 'X', 'Discord', 'four.example', 'five.example'];

  async function more(page: Page, name: string) {
    const { button, panel } = await popupOf(page, name);
    return { button, panel, six: panel.getByRole('link', { name: 'six.example' }) };
  }

  test('at most five social links are shown, and the rest in a menu', async ({ page, text }) => {
    await open(page, '/');
    const shown = page.getByRole('list', { name: text.en.socialLinks });
    await expect(shown.getByRole('link')).toHaveCount(5);
    for (const [index, name] of SHOWN.entries()) {
      const link = shown.getByRole('link').nth(index);
      await expect(link).toHaveAccessibleName(name);
      await expect(link.locator('svg')).toBeVisible();
      await expect(link).toHaveAttribute('target', '_blank');
    }
    const { button, six } = await more(page, text.en.moreSocialLinks);
    await expect(six).toBeHidden();
    await button.hover();
    await expect(six).toBeVisible();
    await page.mouse.move(600, 600);
    await expect(six).toBeHidden();
    await button.focus();
    await page.keyboard.press('ArrowDown');
    await expect(six).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(six).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(six).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(six).toBeHidden();
  });
});
