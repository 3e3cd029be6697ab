import { pageLoads } from '../support/pageLoads.ts';
import { open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test('hovering or focusing a link fetches its page once, and loading a page fetches none', async ({
  page,
  text,
}) => {
  const loads = pageLoads(page);
  await open(page, '/guide/basic/cli');
  await page.waitForLoadState('networkidle');
  expect(loads.length).toBe(0);
  const sidebar = page.getByRole('navigation', { name: text.en.sidebar });
  const [hovered, focused] = [
    sidebar.locator('a[href="/guide/advanced/debugging"]'),
    sidebar.locator('a[href="/guide/advanced/profiling"]'),
  ];
  await hovered.hover();
  await expect.poll(() => loads.length).toBe(1);
  await focused.focus();
  await expect.poll(() => loads.length).toBe(2);
  await page.mouse.move(0, 0);
  await hovered.hover();
  await focused.blur();
  await focused.focus();
  await hovered.click();
  await expect(page).toHaveURL(/\/guide\/advanced\/debugging$/);
  expect(new Set(loads).size).toBe(2);
  expect(loads.length).toBe(2);
});

test('a link in the content is prefetched too, hashes and external links are not', async ({
  page,
}) => {
  const loads = pageLoads(page);
  await open(page, '/zh/guide/start/');
  await page.waitForLoadState('networkidle');
  const main = page.getByRole('main');
  for (const link of await main.getByRole('paragraph').locator('a[href^="https:"]').all()) {
    await link.hover();
  }
  await page.getByRole('navigation').locator('a[href^="#"]').first().hover();
  expect(loads.length).toBe(0);
  await main.locator('article a[href^="/zh/"]:not([target])').first().hover();
  await expect.poll(() => loads.length).toBe(1);
});

test('with data saving, a page is only loaded by following its link', async ({ page, text }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const loads = pageLoads(page);
  await open(page, '/guide/basic/cli');
  const sidebar = page.getByRole('navigation', { name: text.en.sidebar });
  const link = sidebar.locator('a[href="/guide/advanced/debugging"]');
  await link.hover();
  await link.focus();
  await page.waitForLoadState('networkidle');
  expect(loads.length).toBe(0);
  await link.click();
  await expect(page).toHaveURL(/\/guide\/advanced\/debugging$/);
  expect(loads.length).toBe(1);
});
