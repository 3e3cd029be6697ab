import { expect, test } from '../support/test.ts';

for (const width of [1440, 1920]) {
  test(`the text is where it stays before the outline has arrived (${width} px)`, async ({
    page,
  }) => {
    const path = '/config/test/bail';
    await page.setViewportSize({ width, height: 900 });
    // What the reader sees of a page that is still arriving: no scripts, and nothing after the text.
    let isArriving = true;
    await page.route(path, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.slice(0, html.indexOf('</main>')).replace(/<script\b.*?<\/script>/gs, '');
      await route.fulfill({ response, body: isArriving ? body : html });
    });
    const left = async () => (await page.getByRole('heading', { level: 1 }).boundingBox())?.x;
    await page.goto(path);
    await expect(page.locator('main ~ [data-part=outline]')).toHaveCount(0);
    const arriving = await left();
    isArriving = false;
    await page.reload();
    await expect(page.locator('main ~ [data-part=outline]')).toBeVisible();
    expect(await left()).toBe(arriving);
  });
}
