import examples from '../../../docs/examples.json' with { type: 'json' };
import { laidOut } from '../support/scrolling.ts';
import { open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test('feedback opens an issue about the page and the heading that is read', async ({
  page,
  text,
}) => {
  await open(page, '/config/test/bail');
  const link = page.getByRole('link', { name: text.en.feedback });
  await expect(link).toHaveAttribute('target', '_blank');
  await laidOut(page);
  await link.scrollIntoViewIfNeeded();
  const last = await page.locator('[data-static=body] :is(h2, h3)').last().getAttribute('id');
  await page.locator('[data-part=outline] [aria-current]').last().waitFor();
  await expect
    .poll(async () => {
      await page.mouse.move(0, 0);
      await link.hover();
      return new URL(String(await link.getAttribute('href'))).searchParams.get('body');
    })
    .toBe(`https://rstest.rs/config/test/bail#${last}\nRstest ${examples.rstest}\n\n`);
  const form = new URL(String(await link.getAttribute('href')));
  expect(form.pathname).toBe('/web-infra-dev/rstest/issues/new');
  expect(form.searchParams.get('title')).toBe(text.en.feedbackTitle('bail'));
});
