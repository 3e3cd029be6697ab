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
