import { hydrated, open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const CHUNKS = '**/async/route-*.js';
const FAILED = expect.stringMatching(/ChunkLoadError|Loading chunk/);

test('“Failed page-data load: Only logged to the console”: one full load, and the reader arrives', async ({
  page,
  complaints,
}) => {
  await open(page, '/guide/basic/cli');
  // As after a deployment: the chunks of this tab are gone, a new document knows the new ones.
  await page.route(CHUNKS, (route) => route.fulfill({ status: 404, body: 'gone' }));
  let loads = 0;
  await page.route('**/guide/advanced/debugging', async (route) => {
    loads++;
    await page.unroute(CHUNKS);
    await route.continue();
  });
  await page.locator('[data-part=sidebar] a[href="/guide/advanced/debugging"]').click();
  await expect(page).toHaveURL(/\/guide\/advanced\/debugging$/);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Debugging');
  expect(loads).toBe(1);
  expect(complaints.splice(0)).toEqual([FAILED]);
  await page.goBack();
  await expect(page).toHaveURL(/\/guide\/basic\/cli$/);
});

test('query and hash are kept by the full load', async ({ page, complaints }) => {
  await open(page, '/guide/basic/cli?footer=0');
  await page.route(CHUNKS, (route) => route.abort());
  await page.route('**/guide/basic/test-filter?**', async (route) => {
    await page.unroute(CHUNKS);
    await route.continue();
  });
  await page.locator('main a[href^="/guide/basic/test-filter#"]').first().click();
  await expect(page).toHaveURL(/\/guide\/basic\/test-filter\?footer=0#.+$/);
  await hydrated(page);
  expect(complaints.splice(0)).toEqual([FAILED]);
});

test('a chunk that is missing for back is met by one full load as well', async ({
  page,
  complaints,
}) => {
  await open(page, '/guide/basic/cli');
  await page.locator('[data-part=sidebar] a[href="/guide/advanced/debugging"]').click();
  await expect(page).toHaveURL(/\/guide\/advanced\/debugging$/);
  await page.reload();
  await hydrated(page);
  await page.route(CHUNKS, (route) => route.abort());
  let loads = 0;
  await page.route('**/guide/basic/cli', async (route) => {
    loads++;
    await page.unroute(CHUNKS);
    await route.continue();
  });
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL(/\/guide\/basic\/cli$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Command line');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(loads).toBe(1);
  expect(complaints.splice(0)).toContainEqual(FAILED);
});

test('a chunk that stays missing never reloads in a loop: the text is there to read', async ({
  page,
  complaints,
}) => {
  await page.route(CHUNKS, (route) => route.abort());
  let loads = 0;
  await page.route('**/guide/basic/cli', async (route) => {
    loads++;
    await route.continue();
  });
  await page.goto('/guide/basic/cli');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Command line');
  await expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible();
  expect(loads).toBeLessThanOrEqual(2);
  for (const complaint of complaints.splice(0)) expect(complaint).toEqual(FAILED);
});
