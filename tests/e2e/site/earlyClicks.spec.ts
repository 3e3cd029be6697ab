import type { Page } from '@playwright/test';
import { delayRequests } from '../support/delayRequests.ts';
import { hydrated } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** Buttons that are clicked while the page's script is still loading. */

/** Opens a page without its script. Returns a function that lets it load and waits for the page. */
async function openWithoutScript(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await delayRequests(page, /\/static\/js\/index\./);
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  return async () => {
    release();
    await hydrated(page);
  };
}

test('in a guide, they look busy, and do what they’re for once they can', async ({
  page,
  text,
}) => {
  const load = await openWithoutScript(page, '/guide/start/quick-start');
  const tab = page.getByRole('tab', { name: 'pnpm' }).first();
  const wrap = page.locator('figure [data-code-tool=wrap]').first();
  const group = page.locator('[data-sidebar-list] [data-group][aria-expanded=false]').first();
  const id = await group.getAttribute('data-group');
  const theme = page.getByRole('button', { name: text.en.switchToDark });
  for (const button of [tab, wrap, group, theme]) {
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  }
  // An impatient reader wants it once, too.
  await wrap.click();
  await load();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator(`[data-group="${id}"]`)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-appearance', 'dark');
  await expect(page.locator('button[aria-busy]')).toHaveCount(0);
});

test('an example is opened in its editor once that’s loaded', async ({ page }) => {
  const load = await openWithoutScript(page, '/guide/start/quick-start');
  const figure = page.locator('figure[data-run]').first();
  await figure.locator('[data-run-action=edit]').click();
  await load();
  await expect(figure.getByRole('textbox').first()).toBeVisible();
});

for (const name of ['openMenu', 'menu'] as const) {
  test(`on a phone, a panel opens once it can: ${name}`, async ({ page, text }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const load = await openWithoutScript(page, '/guide/start/quick-start');
    await page.getByRole('button', { name: text.en[name], exact: true }).click();
    await load();
    await expect(page.locator('dialog[open]')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  });
}
