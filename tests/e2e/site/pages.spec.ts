import { EDIT_BASE } from '../../../theme/settings/project.ts';
import { SITE_ORIGIN } from '../../../theme/settings/site.ts';
import { scrolledTo, scrollTo } from '../support/scrolling.ts';
import { hydrated, open } from '../support/site.ts';
import { FIXTURE } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

test.describe('on the fixture site', { tag: '@fixture' }, () => {
  test.use({ baseURL: FIXTURE });

  test('a page says when it was last updated if that is known', async ({ page, text }) => {
    const line = page.getByText(text.en.lastUpdated);
    await open(page, '/guide/beta');
    await expect(line).toHaveText(`${text.en.lastUpdated} 2026-01-02`);
    await expect(line.getByRole('time')).toHaveAttribute('datetime', '2026-01-02');
    await open(page, '/guide/alpha');
    await expect(page.getByRole('link', { name: text.en.editPage })).toBeVisible();
    await expect(line).toHaveCount(0);
  });
});

test('a documentation page has a navbar, a sidebar, an outline, and a footer', async ({
  page,
  text,
}) => {
  await open(page, '/guide/basic/cli');
  await expect(page.getByRole('banner')).toBeVisible();
  const sidebar = page.getByRole('navigation', { name: text.en.sidebar });
  await expect(sidebar.locator('[aria-current=page]')).toHaveText('Command line');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
    'Command line',
  );
  await expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: text.en.outlineTitle })).toBeVisible();
  const footer = page.locator('footer');
  await expect(footer).toContainText(text.en.footerLicense);
  const languages = footer.getByRole('list', { name: text.en.languages });
  await expect(languages.getByRole('link')).toHaveText([
    text.en.languageName,
    text.zh.languageName,
  ]);
});

test('a page links to the previous and the next one in the sidebar', async ({ page, text }) => {
  await open(page, '/guide/basic/cli');
  const around = page.getByRole('navigation', { name: text.en.pageNavigation });
  await expect(around.getByRole('link')).toHaveCount(2);
  await expect(around.getByRole('link').first()).toContainText(text.en.previousPage);
  const last = around.getByRole('link').last();
  await expect(last).toContainText(text.en.nextPage);
  await last.click();
  await expect(page).toHaveURL(/\/guide\/basic\/configure-rstest$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configuring Rstest');
  await around.getByRole('link', { name: text.en.previousPage }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Command line');
});

test('the edit link leads to the page’s own file', async ({ page, text }) => {
  for (const [path, file] of [
    ['/guide/start/', 'guide/start/index.mdx'],
    ['/config/test/unstubGlobals', 'config/test/unstubGlobals.mdx'],
    ['/api/', 'api/index.mdx'],
  ]) {
    await open(page, `${path}`);
    await expect(page.getByRole('link', { name: text.en.editPage })).toHaveAttribute(
      'href',
      `${EDIT_BASE}/en/${file}`,
    );
  }
});

test('links to other sites open in a new tab, and say so', async ({ page, text, context }) => {
  await open(page, '/guide/start/');
  const links = page.getByRole('main').getByRole('paragraph').locator('a[href^="https:"]');
  expect(await links.count()).toBeGreaterThan(1);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link).toContainText(text.en.newTab);
  }
  const tab = context.waitForEvent('page');
  await links.first().click();
  await (await tab).close();
  await expect(page).toHaveURL(/\/guide\/start\/$/);
});

test('the section and the group are named above the title, and lead there', async ({
  page,
  text,
}) => {
  await open(page, '/config/test/pool');
  const crumbs = page.getByRole('navigation', { name: text.en.breadcrumbs });
  // The rest is in the sidebar.
  await expect(crumbs.getByRole('listitem')).toHaveText(['Running tests']);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(crumbs.getByRole('listitem')).toHaveText([
    'Configuration',
    'Test options',
    'Running tests',
  ]);
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  const place = await crumbs.boundingBox();
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
  await crumbs.getByRole('link', { name: 'Configuration', exact: true }).click();
  await expect(page).toHaveURL(/\/config\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configuration');
  await expect(crumbs).toHaveCount(0);
});

test('the first screen of every option page has at most 35 controls', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/config/');
  const links = page.locator('[data-overview] a:not([href*="#"])');
  const paths = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  expect(paths.length).toBeGreaterThan(50);
  const crowded: string[] = [];
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const shown = await page.locator('a[href], button, input, summary').evaluateAll(
      (all) =>
        all.filter((one) => {
          const { top, bottom, width } = one.getBoundingClientRect();
          const isVisible = one.checkVisibility({
            opacityProperty: true,
            visibilityProperty: true,
          });
          return isVisible && width > 1 && bottom > 0 && top < window.innerHeight;
        }).length,
    );
    if (shown > 35) crowded.push(`${path}: ${shown}`);
  }
  expect(crowded).toEqual([]);
});

test('a button to scroll to the top appears once the page is scrolled', async ({ page, text }) => {
  await open(page, '/guide/basic/cli');
  const button = page.getByRole('button', { name: text.en.scrollToTop });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(button).toHaveCount(0);
    await scrollTo(page, 1);
    await expect(button).toBeVisible();
    await scrollTo(page, 3000);
    await expect(button).toBeInViewport({ ratio: 1 });
    await button.click();
    await expect.poll(() => scrolledTo(page)).toBe(0);
    await expect(button).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
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
  // The option has a flag, this part has none.
  const thresholds = page.getByLabel(names.factsOf('coverage.thresholds'), { exact: true });
  await expect(thresholds).toContainText(names.factsNoFlag);
});

test('the canonical URL is updated on navigation, and a not-found page has none', async ({
  page,
  text,
}) => {
  const canonical = page.locator('head link[rel=canonical]');
  await open(page, '/config/test/bail');
  await page.locator('[data-part=sidebar] a[href="/config/test/retry"]').click();
  await expect(canonical).toHaveAttribute('href', `${SITE_ORIGIN}/config/test/retry`);
  await expect(canonical).toHaveCount(1);
  await page.goto('/no-such-page');
  await hydrated(page);
  const robots = page.locator('head meta[name=robots]');
  await expect(robots).toHaveAttribute('content', 'noindex');
  await expect(canonical).toHaveCount(0);
  await page.getByRole('link', { name: text.en.takeMeHome }).click();
  await expect(canonical).toHaveAttribute('href', `${SITE_ORIGIN}/`);
  await expect(robots).toHaveCount(0);
});

test('a stylesheet that two pages need is loaded once', async ({ page }) => {
  await open(page, '/config/test/pool');
  const styles = page.locator('head link[rel=stylesheet][href*="diagram"]');
  await expect(styles).toHaveCount(1);
  await page.locator('[data-part=sidebar] a[href="/config/test/isolate"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('isolate');
  await expect(styles).toHaveCount(1);
});

test('everything that the head says about the page follows the reader', async ({ page }) => {
  const about = () =>
    page.evaluate(() =>
      [
        ...document.head.querySelectorAll(
          'link[rel=alternate], link[rel=canonical], meta[property], meta[name*=":"], meta[name=description], script[type="application/ld+json"]',
        ),
      ]
        .map((element) => element.outerHTML)
        .sort(),
    );
  await open(page, '/config/test/retry');
  const wanted = await about();
  expect(wanted.length).toBeGreaterThan(15);
  await open(page, '/config/test/bail');
  const first = await about();
  await page.locator('[data-part=sidebar] a[href="/config/test/retry"]').click();
  await expect.poll(about).toEqual(wanted);
  await page.goBack();
  await expect.poll(about).toEqual(first);
});
