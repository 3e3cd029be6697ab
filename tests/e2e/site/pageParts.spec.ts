import type { Page } from '@playwright/test';
import type { Text } from '../../../theme/i18n/text.ts';
import { delayRequests } from '../support/delayRequests.ts';
import { topOf } from '../support/scrolling.ts';
import { hydrated, open } from '../support/site.ts';
import { FIXTURE } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

const PAGE = '/guide/basic/cli';
const PARTS = ['navbar', 'sidebar', 'outline', 'footer'] as const;

/** Locators of the four parts, by their names in the URL. */
const partsOf = (page: Page, names: { sidebar: string; outlineTitle: string }) => ({
  navbar: page.getByRole('banner'),
  sidebar: page.getByRole('navigation', { name: names.sidebar }),
  outline: page.getByRole('navigation', { name: names.outlineTitle }),
  footer: page.locator('footer'),
});

test('parts of a page can be hidden by the URL', async ({ page, text }) => {
  const parts = partsOf(page, text.en);
  for (const off of [...PARTS.map((part) => [part]), [...PARTS], []]) {
    await open(page, `${PAGE}?${off.map((part) => `${part}=0`).join('&')}`);
    for (const part of PARTS) {
      await expect(parts[part]).toBeVisible({ visible: !off.some((one) => one === part) });
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('what the URL turns off is never painted', async ({ page }) => {
  const release = await delayRequests(page, /\.js$/);
  await page.goto(`${PAGE}?navbar=0&sidebar=0&outline=0&footer=0`, { waitUntil: 'commit' });
  const parts = page.locator('[data-part]');
  await expect(parts.first()).toBeAttached();
  // The page is rendered before any script is loaded.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-part=footer]')).toBeAttached();
  await expect(parts.filter({ visible: true })).toHaveCount(0);
  release();
  await hydrated(page);
  await expect(parts.filter({ visible: true })).toHaveCount(0);
});

test('the switches are kept during navigation, to a hash, to the other language, and back', async ({
  page,
  text,
}) => {
  await open(page, `${PAGE}?navbar=0&footer=0`);
  const parts = partsOf(page, text.en);
  const search = () => new URL(page.url()).search;
  const expectOff = async () => {
    expect(search()).toBe('?navbar=0&footer=0');
    await expect(parts.navbar).toBeHidden();
    await expect(parts.footer).toBeHidden();
    await expect(parts.sidebar).toBeVisible();
  };
  await parts.sidebar.locator('a[href="/guide/basic/reporters"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reporters');
  await expectOff();
  await parts.outline.getByRole('link').first().click();
  await expect(page).toHaveURL(/#./);
  // At the top, because there's no navbar above.
  const heading = page.locator(new URL(page.url()).hash);
  await expect.poll(() => topOf(heading)).toBeCloseTo(12, 0);
  await expectOff();
  await page.reload();
  await hydrated(page);
  await expectOff();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Command line');
  await expectOff();

  await open(page, `${PAGE}?sidebar=0`);
  await page.getByRole('button', { name: text.en.languages }).click();
  await page.getByRole('banner').getByRole('link', { name: text.zh.languageName }).click();
  await expect(page).toHaveURL(/\/zh\/guide\/basic\/cli\?sidebar=0$/);
  await expect(partsOf(page, text.zh).outline).toBeVisible();
  await expect(partsOf(page, text.zh).sidebar).toBeHidden();
});

test('language links in static HTML carry query and hash, also into a new tab', async ({
  page,
  context,
  text,
}) => {
  await open(page, '/guide/basic/snapshot?from=chat#updating');
  const link = page.locator('footer').getByRole('link', { name: text.zh.languageName });
  const tab = context.waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  await expect(await tab).toHaveURL(/\/zh\/guide\/basic\/snapshot\?from=chat#updating$/);
  // Elsewhere on the page by now.
  await page.getByRole('navigation').locator('a[href="#obsolete"]').first().click();
  await link.click();
  await expect(page).toHaveURL(/\/zh\/guide\/basic\/snapshot\?from=chat#obsolete$/);
});

test.describe('on the fixture site', { tag: '@fixture' }, () => {
  test.use({ baseURL: FIXTURE });

  const partsOf = (page: Page, names: Text) => ({
    navbar: page.getByRole('banner'),
    sidebar: page.getByRole('navigation', { name: names.sidebar }),
    outline: page.getByRole('navigation', { name: names.outlineTitle }),
    footer: page.locator('footer'),
    globals: page.getByRole('note'),
  });
  type Part = keyof ReturnType<typeof partsOf>;

  test('front matter turns off parts of a page', async ({ page, text }) => {
    const parts = partsOf(page, text.en);
    const names = Object.keys(parts) as Part[];
    for (const flag of names) {
      await open(page, `/guide/without/${flag}`);
      for (const name of names) {
        await expect(parts[name], `${name} without ${flag}`).toBeVisible({
          visible: name !== flag,
        });
      }
    }
    await open(page, '/guide/flags');
    for (const name of names) {
      await expect(parts[name]).toBeVisible({ visible: name === 'globals' });
    }
    await expect(page.getByRole('main')).toContainText('x');
  });

  test('the parts are shown again on the next page', async ({ page, text }) => {
    const parts = partsOf(page, text.en);
    for (const flag of ['navbar', 'sidebar', 'globals'] as const) {
      await open(page, `/guide/without/${flag}`);
      await expect(parts[flag]).toBeHidden();
      await page.getByRole('main').getByRole('link', { name: 'Beta', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beta');
      await expect(parts[flag]).toBeVisible();
    }
  });

  test('the page types look as they should: home, doc, 404, custom, blank', async ({
    page,
    text,
  }) => {
    const bar = page.getByRole('banner');
    const sidebar = page.getByRole('navigation', { name: text.en.sidebar });
    const landing = page.getByRole('region', { name: text.en.landingHeading });
    const main = page.getByRole('main');

    await open(page, '/');
    await expect(bar).toBeVisible();
    await expect(landing).toBeVisible();
    await expect(sidebar).toHaveCount(0);

    await open(page, '/guide/beta');
    await expect(bar).toBeVisible();
    await expect(sidebar).toBeVisible();
    await expect(main.locator('article')).toBeVisible();

    await open(page, '/custom');
    await expect(bar).toBeVisible();
    await expect(main).toHaveText(/Custom body\.$/);
    await expect(sidebar).toHaveCount(0);

    await open(page, '/blank');
    await expect(bar).toHaveCount(0);
    await expect(main).toHaveText(/Blank body\.$/);
    await expect(sidebar).toHaveCount(0);

    await open(page, '/unknown');
    await expect(bar).toBeVisible();
    await expect(main).toContainText(text.en.notFoundTitle);
    await expect(sidebar).toHaveCount(0);
  });
});
