import { EDIT_BASE } from '../../../theme/settings/project.ts';
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
