import examples from '../../../docs/examples.json' with { type: 'json' };
import { laidOut } from '../support/scrolling.ts';
import { open } from '../support/site.ts';
import { fullIn } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

for (const [prefix, lang] of [
  ['', 'en'],
  ['/zh', 'zh'],
] as const) {
  test(`feedback opens an issue about the page and the heading that is read (${lang})`, {
    tag: fullIn(lang),
  }, async ({ page, text }) => {
    await open(page, `${prefix}/config/test/bail`);
    const link = page.getByRole('link', { name: text[lang].feedback });
    await expect(link).toHaveAttribute('target', '_blank');
    await laidOut(page);
    await link.scrollIntoViewIfNeeded();
    const last = await page.locator('[data-page-body] :is(h2, h3)').last().getAttribute('id');
    await page.locator('[data-part=outline] [aria-current]').last().waitFor();
    await expect
      .poll(async () => {
        await page.mouse.move(0, 0);
        await link.hover();
        return new URL(String(await link.getAttribute('href'))).searchParams.get('body');
      })
      .toBe(`https://rstest.rs${prefix}/config/test/bail#${last}\nRstest ${examples.rstest}\n\n`);
    const form = new URL(String(await link.getAttribute('href')));
    expect(form.pathname).toBe('/web-infra-dev/rstest/issues/new');
    expect(form.searchParams.get('title')).toBe(text[lang].feedbackTitle('bail'));
  });
}
