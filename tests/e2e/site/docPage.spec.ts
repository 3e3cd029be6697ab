import { EDIT_BASE } from '../../../theme/settings/project.ts';
import { scrolledTo, scrollTo } from '../support/scrolling.ts';
import { open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

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

test('the first page of a section has no previous page, the last one no next', async ({
  page,
  text,
}) => {
  const sidebar = page.getByRole('navigation', { name: text.en.sidebar });
  const around = page.getByRole('navigation', { name: text.en.pageNavigation });
  await open(page, '/guide/basic/cli');
  // The last page is in a group that starts out closed.
  const closed = sidebar.getByRole('button', { expanded: false });
  for (let count = await closed.count(); count > 0; count -= 1) {
    await closed.first().click();
    await expect(closed).toHaveCount(count - 1);
  }
  for (const [place, other] of [
    ['first', text.en.nextPage],
    ['last', text.en.previousPage],
  ] as const) {
    const link = sidebar.getByRole('link')[place]();
    const path = await link.getAttribute('href');
    await link.click();
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(around.getByRole('link')).toHaveCount(1);
    await expect(around.getByRole('link')).toContainText(other);
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

test('pages that aren’t documentation have no edit link', async ({ page, text }) => {
  for (const path of ['/', '/no-such-page', '/guide/basic/cli?footer=0']) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: text.en.editPage })).toBeHidden();
  }
});

test('the section and the group are named above the title, and lead there', async ({
  page,
  text,
}) => {
  await open(page, '/config/test/pool');
  const crumbs = page.getByRole('navigation', { name: text.en.breadcrumbs });
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

test('the page’s Markdown doesn’t repeat where it is', async ({ request, text }) => {
  const copy = await (await request.get('/config/test/pool.md')).text();
  expect(copy).not.toContain('Configuration / Test options');
  expect(copy).not.toContain(text.en.breadcrumbs);
  expect(copy).toContain('# pool');
});

const widths = [1440, 390] as const;

test('a button to scroll to the top appears once the page is scrolled', async ({ page, text }) => {
  await open(page, '/guide/basic/cli');
  const button = page.getByRole('button', { name: text.en.scrollToTop });
  for (const width of widths) {
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

test('scrolling to the top isn’t smooth with reduced motion', async ({ page, text }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/guide/basic/cli');
  await scrollTo(page, 3000);
  const after = await page
    .getByRole('button', { name: text.en.scrollToTop })
    .evaluate((button: HTMLElement) => {
      button.click();
      return window.scrollY;
    });
  expect(after).toBe(0);
});
