import { readdirSync } from 'node:fs';
import { NAVIGATION_TIMING } from 'static-pages/settings';
import { overBudget, PAGES } from '../../bench/pages/budget.ts';
import { weighVisit } from '../../bench/pages/weighVisit.ts';
import { pageLoaded, pageLoads } from '../support/pageLoads.ts';
import { hydrated, open } from '../support/site.ts';
import { FULL } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

test('hovering or focusing a link fetches its page once, and loading a page fetches none', async ({
  page,
  text,
}) => {
  const loads = pageLoads(page);
  await open(page, '/guide/start/why');
  await page.waitForLoadState('networkidle');
  expect(loads.length).toBe(0);
  const sidebar = page.getByRole('navigation', { name: text.en.sidebar });
  const [hovered, focused] = [
    sidebar.locator('a[href="/guide/start/features"]'),
    sidebar.locator('a[href="/guide/start/comparison"]'),
  ];
  for (const reach of [() => hovered.hover(), () => focused.focus()]) {
    const loaded = pageLoaded(page);
    await reach();
    await loaded;
  }
  await page.mouse.move(0, 0);
  await hovered.hover();
  await focused.blur();
  await focused.focus();
  await hovered.click();
  await expect(page).toHaveURL(/\/guide\/start\/features$/);
  expect(new Set(loads).size).toBe(2);
  expect(loads.length).toBe(2);
});

test('with data saving, a page is only loaded by following its link', async ({ page, text }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const loads = pageLoads(page);
  await open(page, '/guide/start/why');
  const sidebar = page.getByRole('navigation', { name: text.en.sidebar });
  const link = sidebar.locator('a[href="/guide/start/features"]');
  await link.hover();
  await link.focus();
  await page.waitForLoadState('networkidle');
  expect(loads.length).toBe(0);
  await link.click();
  await expect(page).toHaveURL(/\/guide\/start\/features$/);
  expect(loads.length).toBe(1);
});

test('passing over links loads nothing', async ({ page }) => {
  const loads = pageLoads(page);
  await page.clock.install();
  await open(page, '/guide/start/why');
  await page.clock.pauseAt(Date.now() + 60_000);
  const links = await page.locator('[data-part=sidebar] li > a[data-own]').all();
  const places = await Promise.all(links.slice(4, 24).map((link) => link.boundingBox()));
  for (const place of places) {
    if (place) await page.mouse.move(place.x + 20, place.y + place.height / 2);
  }
  await page.mouse.move(700, 500);
  await page.clock.runFor(NAVIGATION_TIMING.prefetchDelay);
  expect(loads).toEqual([]);
});

/** Loads what all Chinese pages load. */
const CHINESE = '/zh/guide/start/quick-start';

for (const path of PAGES) {
  test(`a first visit to ${path} loads no more than the budget allows`, {
    tag: path.startsWith('/zh/') && path !== CHINESE ? FULL : [],
  }, async ({ page, baseURL }) => {
    const weightSoFar = await weighVisit(page, String(baseURL));
    await page.goto(path, { waitUntil: 'networkidle' });
    await hydrated(page);
    const weight = await weightSoFar();
    expect(weight.js).toBeGreaterThan(0);
    expect(overBudget(path, weight)).toEqual([]);
  });
}

test('the search index of Rspress, which nothing would load, is not written', () => {
  const files = readdirSync('doc_build/static', { recursive: true, encoding: 'utf8' });
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => file.includes('search_index'))).toEqual([]);
});
