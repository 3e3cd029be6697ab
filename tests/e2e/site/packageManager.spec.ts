import type { Locator } from '@playwright/test';
import { open } from '../support/site.ts';
import { fullAfter } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

for (const [index, prefix] of ['', '/zh'].entries()) {
  test(`the chosen package manager is that of all commands, on the home page too (${prefix || '/'})`, {
    tag: fullAfter(1, index),
  }, async ({ page }) => {
    await open(page, `${prefix}/guide/start/quick-start`);
    await page.getByRole('tab', { name: 'pnpm' }).first().click();
    await open(page, `${prefix}/`);
    const main = page.getByRole('main');
    await expect(main.locator('pre[data-lang=bash]:visible')).toHaveText(
      'pnpm add -D @rstest/core',
    );
    const caption = main.locator('figcaption:visible');
    await expect(caption.getByText('$ pnpm rstest run', { exact: true })).toBeVisible();

    await open(page, `${prefix}/guide/basic/coverage`);
    const commands = page.getByRole('main').locator('pre[data-lang=bash]:visible');
    await expect(commands.filter({ hasText: /^npx |^npm add / })).toHaveCount(0);
    await expect(page.locator('figcaption', { hasText: '$ npx' })).toHaveCount(0);
    // Another choice, and back to the first one.
    await page.getByRole('tab', { name: 'bun' }).first().click();
    await expect(commands.filter({ hasText: /^pnpm / })).toHaveCount(0);
    await page.getByRole('tab', { name: 'npm', exact: true }).first().click();
    await expect(commands.filter({ hasText: /^(bunx|bun|pnpm) / })).toHaveCount(0);
    expect(await commands.filter({ hasText: /^npx rstest/ }).count()).toBeGreaterThan(0);
  });
}

test('commands in tabs have the colors of other commands', async ({ page }) => {
  const colorsOf = (block: Locator) =>
    block
      .locator('span[class^=hl-]')
      .evaluateAll((spans) => [...new Set(spans.map((span) => getComputedStyle(span).color))]);
  await open(page, '/guide/start/quick-start');
  const commands = page.getByRole('main').locator('pre[data-lang=bash]');
  const plain = await colorsOf(commands.filter({ hasText: /^node --version$/ }));
  expect(plain).toHaveLength(2);
  const inTabs = page.getByRole('tabpanel').first().locator('pre');
  await expect(inTabs).toHaveText(/^npm add -D /);
  expect(await colorsOf(inTabs)).toEqual(plain);
});
