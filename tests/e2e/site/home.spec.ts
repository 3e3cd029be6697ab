import benchmarks from '../../../docs/benchmarks.json' with { type: 'json' };
import examples from '../../../docs/examples.json' with { type: 'json' };
import { RunExample } from '../support/runExample.ts';
import { open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const sets = Object.values(examples.pages).flatMap((page) => Object.values(page.sets));
const inPage = sets.filter(({ page }) => 'format' in page).length;

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
  }
});

test('the example is one window with a tab for each file; a run’s results replace the printed output', async ({
  page,
}) => {
  await open(page, '/');
  const example = new RunExample(page, 'top', 'en');
  const printed = page.getByText('$ npx rstest run');
  await expect(printed).toBeVisible();
  const source = page.getByText('net + (net * rate) / 100');
  await expect(source).toBeHidden();
  await page.getByRole('tab', { name: 'price.ts', exact: true }).click();
  await expect(source).toBeVisible();
  await page.getByRole('tab', { name: 'price.test.ts' }).click();
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
  const { cases, runners } = benchmarks;
  const median = (results: readonly { runner: string; mode: string; median: number }[]) =>
    results.find(({ runner, mode }) => runner === 'Rstest' && mode !== 'warm')?.median.toFixed(2);
  const prefix = '';
  for (const [value, part, href] of [
    [median(cases.watch.results), runners.Jest, `${prefix}/guide/start/benchmarks#watch`],
    [
      median(cases.typescript.results),
      runners.Vitest,
      `${prefix}/guide/start/benchmarks#typescript`,
    ],
    [String(inPage), examples.rstest, /\/docs\/examples\.json$/],
  ] as const) {
    const figure = page.getByRole('main').getByRole('listitem').filter({ hasText: value });
    await expect(figure.first()).toContainText(part);
    await expect(figure.first().getByRole('link')).toHaveAttribute('href', href);
  }
  await page.getByRole('main').locator('a[href$="benchmarks#watch"]').click();
  await expect(page.locator('#watch')).toBeInViewport();
});

test('the number of examples that ran is below the tools', async ({ page, text }) => {
  await open(page, '/');
  const tools = page.getByRole('region', { name: text.en.landingHeading });
  const proof = page.getByRole('main').getByRole('paragraph').last();
  await expect(proof).toContainText(String(sets.length));
  await expect(proof).toContainText(examples.rstest);
  await proof.scrollIntoViewIfNeeded();
  const [above, below] = await Promise.all([tools.boundingBox(), proof.boundingBox()]);
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
});

test('the code of the window is changed in place, with one row of tabs', async ({ page }) => {
  await open(page, '/');
  const example = new RunExample(page, 'top');
  await example.editButton.click();
  const code = example.code('src/price.test.ts');
  await code.fill((await code.inputValue()).replace('toBe(60)', 'toBe(61)'));
  await expect(page.getByRole('tablist', { name: 'Files', exact: true })).toBeHidden();
  await example.tool(example.words.run).click();
  await expect(example.said).toHaveText('1 failed, 1 passed');
  await example.tool(example.words.closeEditor).click();
  await expect(page.getByRole('tab', { name: 'price.test.ts' })).toBeVisible();
});

test('the grid of features has one, two, and four columns, none with a gap, each with a picture', async ({
  page,
}) => {
  await open(page, '/');
  const cards = page.getByRole('region', { name: 'Features' }).getByRole('listitem');
  await expect(cards).toHaveCount(8);
  await expect(cards.locator('svg[aria-hidden=true]')).toHaveCount(8);
  for (const [width, columns] of [
    [320, 1],
    [390, 1],
    [768, 2],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const left = await cards.evaluateAll((all) =>
      all.map((one) => Math.round(one.getBoundingClientRect().left)),
    );
    expect(new Set(left).size).toBe(columns);
    const { clientWidth, scrollWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  }
});

test('what changes for Jest tests leads to the migration guide', async ({ page }) => {
  await open(page, '/');
  const heading = page.getByRole('heading', { level: 2, name: /Jest/ });
  await expect(heading).toBeVisible();
  const diff = page.getByRole('main').locator('pre[data-lang=diff]');
  await expect(diff.locator('.hl-deleted')).not.toHaveCount(0);
  await expect(diff.locator('.hl-inserted')).not.toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Migration', exact: true }).click();
  await expect(page).toHaveURL(/\/guide\/migration\/$/);
});

test('nothing of the home page moves while it loads', async ({ page }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              sum += (entry as unknown as { value: number }).value;
            resolve(sum);
          }).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
        }),
    );
    expect(shift).toBe(0);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('both files, their names, and the output can be read', async ({ page }) => {
    await page.goto('/');
    for (const words of ['net + (net * rate) / 100', "test('adds the tax'", '$ npx rstest run']) {
      await expect(page.getByText(words).first()).toBeVisible();
    }
    for (const name of ['price.test.ts', 'price.ts']) {
      const panel = page.locator(`[role=tabpanel][data-label="${name}"]`);
      const before = await panel.evaluate((one) => getComputedStyle(one, '::before').content);
      expect(before).toBe(`"${name}"`);
    }
    await expect(page.getByText('This is the real runner')).toBeHidden();
  });
});
