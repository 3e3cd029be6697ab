import { SITE_ORIGIN } from '../../../theme/settings/site.ts';
import { hydrated, open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

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

test('the option and the function of the same name have different titles', async ({ page }) => {
  await open(page, '/config/test/expect');
  await expect(page).toHaveTitle('expect - Config - Rstest');
  await open(page, '/api/test-api/expect');
  await expect(page).toHaveTitle('expect - API - Rstest');
});
