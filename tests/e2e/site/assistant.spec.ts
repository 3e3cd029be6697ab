import type { Locator, Page } from '@playwright/test';
import { SITE_ORIGIN } from '../../../theme/settings/site.ts';
import { still } from '../support/frames.ts';
import { open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** The button, and the links in the panel that it controls. */
async function menuOf(page: Page, name: string): Promise<{ button: Locator; links: Locator }> {
  const button = page.getByRole('main').getByRole('button', { name });
  const id = await button.getAttribute('aria-controls');
  return { button, links: page.locator(`[id="${id}"]`).locator('a') };
}

const NAMES = ['ChatGPT', 'Claude'];

test('each assistant has a name and gets the page’s Markdown', async ({ page, text, request }) => {
  await open(page, '/config/test/bail');
  const { button, links } = await menuOf(page, text.en.openInAssistant);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(links.first()).toBeHidden();
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(links.first()).toBeVisible();
  const names = [...NAMES.map(text.en.openIn), text.en.viewMarkdown];
  await expect(links).toHaveText(names.map((name) => `${name} (${text.en.newTab})`));
  const question = text.en.assistantPrompt(`${SITE_ORIGIN}/config/test/bail.md`);
  for (const index of NAMES.keys()) {
    const link = links.nth(index);
    expect(new URL((await link.getAttribute('href')) ?? '').searchParams.get('q')).toBe(question);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await expect(links.last()).toHaveAttribute('href', '/config/test/bail.md');
  expect((await request.get('/config/test/bail.md')).headers()['content-type']).toContain(
    'text/markdown',
  );
});

test('the assistant menu can be used by keyboard: arrows, Home, End, Escape, and Tab', async ({
  page,
  text,
}) => {
  await open(page, '/config/test/bail');
  const { button, links } = await menuOf(page, text.en.openInAssistant);
  await button.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(links.first()).toBeHidden();
  await expect(button).toBeFocused();
  await button.press('Enter');
  await page.keyboard.press('Tab');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(links.first()).toBeHidden();
  // On a phone, the menu stays inside the window.
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 700 });
    await button.click();
    await expect(links.last()).toBeVisible();
    await still(page);
    const box = await links.last().boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    await page.keyboard.press('Escape');
  }
});
