import { LANDING_TOOLS, toolUrl } from '../../../theme/tool-menu/tools.ts';
import { open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><path d="M0 0h40v40z"/></svg>';

test('the home page has seven tool cards with logo, name, and description, which open in a new tab', async ({
  page,
  text,
  context,
}) => {
  await open(page, '/');
  const block = page.getByRole('region', { name: text.en.landingHeading });
  await expect(block.getByRole('heading', { level: 2 })).toHaveText(text.en.landingHeading);
  await expect(block).toContainText(text.en.landingDescription);
  const cards = block.getByRole('link');
  await expect(cards).toHaveCount(7);
  for (const [index, tool] of LANDING_TOOLS.entries()) {
    const card = cards.nth(index);
    await expect(card.locator('img')).toHaveAttribute('src', tool.logo);
    await expect(card.getByText(tool.name, { exact: true })).toBeVisible();
    await expect(card).toContainText(text.en.tools[tool.id]);
    await expect(card).toContainText(text.en.learnMore);
    const url = toolUrl(tool, 'en');
    await expect(card).toHaveAttribute('href', url);
  }
  await expect(cards.first()).toHaveAttribute('rel', /noopener/);
  const opened = context.waitForEvent('page');
  await cards.first().click();
  await opened;
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('a tool’s initials are drawn if its logo can’t be loaded', async ({ page, text }) => {
  await open(page, '/');
  const cards = page.getByRole('region', { name: text.en.landingHeading }).getByRole('link');
  await cards.last().scrollIntoViewIfNeeded();
  for (const card of await cards.all()) {
    await expect(card.locator('img')).toBeHidden();
    await expect(card.getByText(/^[A-Z]$/)).toBeVisible();
  }
});

test('a loaded logo replaces its initial without a layout shift', async ({ page, text }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked: string[] = [];
  await page.route('https://assets.rspack.rs/**', async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await held;
    await route.fulfill({ contentType: 'image/svg+xml', body: LOGO });
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const cards = page.getByRole('region', { name: text.en.landingHeading }).getByRole('link');
  await cards.last().scrollIntoViewIfNeeded();
  const boxes = () =>
    cards.evaluateAll((all) =>
      all
        .flatMap((card) => [card, ...card.children])
        .map((one) => one.getBoundingClientRect().toJSON()),
    );
  await expect.poll(() => asked.length).toBe(LANDING_TOOLS.length);
  const before = await boxes();
  release();
  for (const card of await cards.all()) {
    await expect(card.locator('img')).toBeVisible();
    await expect(card.getByText(/^[A-Z]$/)).toBeHidden();
  }
  expect(await boxes()).toEqual(before);
  expect(asked).toContain('/rspack/rspack-logo.svg');
});

test('the grid of cards has one, two, and four columns, and fits at every width', async ({
  page,
  text,
}) => {
  await open(page, '/');
  const cards = page.getByRole('region', { name: text.en.landingHeading }).getByRole('link');
  for (const [width, columns] of [
    [320, 1],
    [575, 1],
    [576, 2],
    [991, 2],
    [992, 4],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    expect(new Set(boxes.map(({ left }) => Math.round(left))).size).toBe(columns);
    expect(boxes.filter(({ left, right }) => left < 0 || right > width)).toEqual([]);
  }
});

for (const [home, name, guide] of [
  ['/', /React, Vue/, '/guide/basic/react'],
  ['/zh/', /React、Vue/, '/zh/guide/basic/react'],
] as const) {
  test(`the feature about frameworks leads to the guide about them: ${home}`, async ({ page }) => {
    await open(page, home);
    const feature = page.getByRole('main').getByRole('link', { name });
    await expect(feature).toHaveAttribute('href', guide);
  });
}

test('every link of the Chinese home page stays in Chinese', async ({ page }) => {
  await open(page, '/zh/');
  const hrefs = await page
    .getByRole('main')
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(8);
  expect(hrefs.filter((href) => !href.startsWith('/zh/'))).toEqual([]);
});
