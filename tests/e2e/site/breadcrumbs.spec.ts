import { open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test('the section and the group are named above the title, and lead there', async ({
  page,
  text,
}) => {
  await open(page, '/config/test/pool');
  const crumbs = page.getByRole('navigation', { name: text.en.breadcrumbs });
  await expect(crumbs.getByRole('listitem')).toHaveText(['Configuration', 'Test options']);
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
