import rstest from '@rstest/core/package.json' with { type: 'json' };
import benchmarks from '../../../docs/benchmarks.json' with { type: 'json' };
import { LANDING_TOOLS, toolUrl } from '../../../theme/tool-menu/tools.ts';
import { RunExample } from '../support/runExample.ts';
import { open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test('the first view has the headline, the actions in one line, and the command to install', async ({
  page,
}) => {
  for (const [width, height] of [
    [1280, 720],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, '/');
    const main = page.getByRole('main');
    const heading = main.getByRole('heading', { level: 1 });
    const lines = await heading.evaluate((one) => {
      const { lineHeight } = getComputedStyle(one);
      return Math.round(one.getBoundingClientRect().height / Number.parseFloat(lineHeight));
    });
    expect(lines).toBeLessThanOrEqual(3);
    const install = main.getByText('npm add -D @rstest/core', { exact: true }).first();
    await expect(install).toBeInViewport();
    const actions = await main
      .locator('a.button')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(actions.length).toBeGreaterThan(1);
    if (width > 390) expect(new Set(actions).size).toBe(1);
    for (const block of ['[data-picture]', 'ul:has(a[href*=benchmarks])']) {
      const gap = await main.locator(`${block} + p`).evaluate((text) => {
        const above = text.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
        return text.getBoundingClientRect().top - above;
      });
      // On wide screens, the picture is beside the text.
      if (width === 390 || !block.includes('picture')) expect(gap, block).toBeGreaterThan(12);
    }
  }
});

test('the example is one window with a tab for each file; a run’s results replace the printed output', async ({
  page,
}) => {
  await open(page, '/');
  const example = new RunExample(page, 'top', 'en');
  const printed = page.getByText('$ npx rstest run');
  await expect(printed).toBeVisible();
  const source = page.getByText('percentOff > 0 ? styles.sale');
  await expect(source).toBeHidden();
  await page.getByRole('tab', { name: 'tag.ts', exact: true }).click();
  await expect(source).toBeVisible();
  await page.getByRole('tab', { name: 'tag.test.ts' }).click();
  await expect(source).toBeHidden();

  await example.runButton.click();
  await expect(example.said).toHaveText('2 passed');
  await expect(printed).toBeHidden();
  await example.panel.getByRole('button', { name: example.words.closeResults }).click();
  await expect(printed).toBeVisible();
});

test('the figures are the measured ones, with versions and a link to how they were measured', async ({
  page,
}) => {
  await open(page, '/');
  const cold = (runner: string) =>
    benchmarks.cases.typescript.results.find(
      (result) => result.runner === runner && result.mode === 'cold',
    );
  const [own, vitest, jest] = ['Rstest', 'Vitest', 'Jest'].map(cold);
  const times = ((vitest?.median ?? 0) / (own?.median ?? 1)).toFixed(1);
  const less = Math.round((1 - (own?.memory ?? 0) / (jest?.memory ?? 1)) * 100);
  for (const [value, part, href] of [
    [`${times}×`, benchmarks.runners.Vitest, '/guide/start/benchmarks#typescript'],
    [`${less}%`, benchmarks.runners.Jest, '/guide/start/benchmarks#typescript'],
    [/^[3-9]\d\d/, `Rstest ${rstest.version}`, '/playground'],
  ] as const) {
    const figure = page.getByRole('main').getByRole('listitem').filter({ hasText: value });
    await expect(figure.first()).toContainText(part);
    await expect(figure.first().getByRole('link')).toHaveAttribute('href', href);
  }
  await page.getByRole('main').locator('a[href$="benchmarks#typescript"]').first().click();
  await expect(page.locator('#typescript')).toBeInViewport();
});

test('a Jest test that is pasted is converted, and leads to the migration guide', async ({
  page,
}) => {
  await open(page, '/');
  const main = page.getByRole('main');
  const field = main.getByRole('textbox', { name: 'Your Jest or Vitest test' });
  await expect(field).toBeEditable();
  await field.fill("const spy = jest.fn();\ntest('calls', () => expect(spy).toBeDefined());");
  const result = main.locator('[data-tool=converter-teaser] pre');
  await expect(result).toContainText('const spy = rs.fn();');
  await expect(result.locator('.hl-keyword', { hasText: 'const' })).toBeVisible();
  await main.getByRole('link', { name: 'Migration', exact: true }).first().click();
  await expect(page).toHaveURL(/\/guide\/migration\/$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('both files, their names, and the output can be read', async ({ page }) => {
    await page.goto('/');
    for (const words of [
      'percentOff > 0 ? styles.sale',
      "test('marks a discount'",
      '$ npx rstest run',
    ]) {
      await expect(page.getByText(words).first()).toBeVisible();
    }
    for (const name of ['tag.test.ts', 'tag.ts']) {
      const panel = page.locator(`[role=tabpanel][data-label="${name}"]`);
      const before = await panel.evaluate((one) => getComputedStyle(one, '::before').content);
      expect(before).toBe(`"${name}"`);
    }
    await expect(page.getByText('with the real Rstest')).toBeHidden();
  });
});

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

test('every link of the Chinese home page stays in Chinese', async ({ page }) => {
  await open(page, '/zh/');
  const hrefs = await page
    .getByRole('main')
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(8);
  expect(hrefs.filter((href) => !href.startsWith('/zh/'))).toEqual([]);
});
