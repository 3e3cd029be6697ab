import { readFileSync } from 'node:fs';
import { open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test('the home page says what it is and leads to the quick start', async ({ page, text }) => {
  await open(page, '/');
  await expect(page).toHaveTitle(text.en.siteTitle);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rstest');
  await page.getByRole('main').getByRole('link', { name: 'Get started' }).click();
  await expect(page).toHaveURL(/\/guide\/start\/quick-start$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick start');
});

test('an option’s page shows its facts', async ({ page, text }) => {
  await open(page, '/config/test/testTimeout');
  const facts = page.getByLabel(text.en.factsOf('testTimeout'));
  await expect(facts).toContainText('number');
  await expect(facts).toContainText('5000');
  await expect(facts).toContainText('--testTimeout <value>');
});

test('of a part of an option, only what differs from the option is shown', async ({
  page,
  text,
}) => {
  const names = text.en;
  await open(page, '/config/test/coverage');
  const whole = page.getByLabel(names.factsOf('coverage'), { exact: true });
  await expect(whole).toContainText(names.factsNo);
  await expect(whole).toContainText(names.factsAddedIn);
  const part = page.getByLabel(names.factsOf('coverage.clean'), { exact: true });
  await expect(part).toContainText(`${names.factsDefault}true`);
  await expect(part).toContainText('--coverage.clean');
  await expect(part).not.toContainText(names.factsNo);
  for (const [facts, tallest] of [
    [whole, 170],
    [part, 40],
  ] as const) {
    expect((await facts.boundingBox())?.height).toBeLessThan(tallest);
  }
  // The option has a flag, this part has none.
  const thresholds = page.getByLabel(names.factsOf('coverage.thresholds'), { exact: true });
  await expect(thresholds).toContainText(names.factsNoFlag);
});

test('an API page shows how it is imported', async ({ page }) => {
  await open(page, '/api/test-api/expect');
  await expect(
    page.getByText("import { expect } from '@rstest/core'", { exact: true }),
  ).toBeVisible();
});

test('a guide shows code with its file name, and output with its command', async ({ page }) => {
  await open(page, '/guide/start/quick-start');
  await expect(page.getByText('test/price.test.ts', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('$ npx rstest run', { exact: true }).first()).toBeVisible();
});

test('the language switch leads to the same place in the other language', async ({
  page,
  text,
}) => {
  await open(page, '/config/test/bail?x=1#example');
  await page.getByRole('button', { name: text.en.languages }).click();
  await page.getByRole('banner').getByRole('link', { name: text.zh.languageName }).click();
  await expect(page).toHaveURL(/\/zh\/config\/test\/bail\?x=1#example$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});

test('the appearance switch turns the page dark, and that is persistent', async ({
  page,
  text,
}) => {
  await open(page, '/guide/start/features');
  const background = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();
  await page.getByRole('button', { name: text.en.switchToDark }).click();
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await page.reload();
  await expect.poll(background).toBe(dark);
});

test('an unknown address shows the not-found page in the language of its prefix', async ({
  page,
  text,
}) => {
  await page.goto('/zh/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.zh.notFoundTitle);
  await page.getByRole('link', { name: text.zh.takeMeHome }).click();
  await expect(page).toHaveURL(/\/zh\/$/);
});

for (const [path, file] of [
  ['/', 'en/index.mdx'],
  ['/zh/', 'zh/index.mdx'],
] as const) {
  test(`front matter sets the title, the page type, and the hero: ${path}`, async ({ page }) => {
    const source = readFileSync(new URL(`../../../docs/${file}`, import.meta.url), 'utf8');
    const field = (name: string) => new RegExp(`^ *${name}: (.+)$`, 'm').exec(source)?.[1] ?? '';
    expect(field('pageType')).toBe('home');
    // Both are the first `name` and `text` below `hero`.
    const [name, words] = [field('name'), field('text')];
    expect([name, words]).not.toContain('');
    await open(page, path);
    await expect(page.getByRole('banner')).toHaveAttribute('data-page', 'home');
    await expect(page).toHaveTitle(field('title'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name}${words}`);
  });
}

test('the navbar, and the browser’s tab, show the same logo', async ({ page, request, text }) => {
  await open(page, '/');
  const lines = (svg: string) => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, line]) => line);
  const shown = await page
    .getByRole('link', { name: text.en.homeLink })
    .locator('svg')
    .evaluate((svg) => svg.outerHTML);
  const icon = await page.locator('link[rel=icon]').first().getAttribute('href');
  const drawing = await (await request.get(icon ?? '/missing')).text();
  expect(lines(shown)).toHaveLength(2);
  expect(lines(drawing)).toEqual(lines(shown));
});

test('the home page shows the site’s name, logo, and social links', async ({
  page,
  request,
  text,
}) => {
  await open(page, '/');
  const home = page.getByRole('link', { name: text.en.homeLink });
  await expect(home).toHaveAttribute('href', '/');
  await expect(home).toHaveText(text.en.siteTitle);
  await expect(home.locator('svg')).toBeVisible();
  await expect(page).toHaveTitle(text.en.siteTitle);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /Rspack/);
  const icon = await page.locator('link[rel=icon]').first().getAttribute('href');
  const drawing = await request.get(icon ?? '/missing');
  expect(drawing.status()).toBe(200);
  expect(drawing.headers()['content-type']).toContain('image/svg+xml');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('button', { name: text.en.search.button })).toBeVisible();
  await bar.getByRole('button', { name: text.en.languages }).click();
  for (const { languageName } of [text.en, text.zh]) {
    await expect(bar.getByRole('link', { name: languageName, exact: true })).toBeVisible();
  }
  const social = page.getByRole('list', { name: text.en.socialLinks });
  await expect(social.getByRole('link')).toHaveCount(3);
});
