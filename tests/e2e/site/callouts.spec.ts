import { open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const title = /^Warning: Not usable/;

test('a callout says its kind in words and with an icon, not only in color', async ({ page }) => {
  await open(page, '/config/test/browser');
  const callout = page.getByRole('note', { name: title });
  await expect(callout.getByText(title)).toBeVisible();
  await expect(callout.locator('svg').first()).toBeVisible();
});

test('the degrees of callouts differ in shape, and forced colors leave their frames', async ({
  page,
}) => {
  await open(page, '/api/test-api/expect');
  const shapes = await page
    .getByRole('note')
    .evaluateAll((all) =>
      all.map((one) => [one.dataset.type, one.querySelector('path')?.getAttribute('d')] as const),
    );
  const byType = new Map(shapes);
  expect(byType.size).toBeGreaterThan(1);
  expect(new Set(byType.values()).size).toBe(byType.size);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(page.getByRole('note').first()).toHaveCSS('border-top-width', '1px');
});

test('a callout’s text begins right below its title', async ({ page }) => {
  await open(page, '/config/test/browser');
  const gap = await page
    .getByRole('note')
    .first()
    .evaluate((note) => {
      const [title, body] = note.querySelectorAll('p');
      return (
        Number(body?.getBoundingClientRect().top) - Number(title?.getBoundingClientRect().bottom)
      );
    });
  expect(gap).toBeLessThanOrEqual(4);
});
