import { open } from '../support/site.ts';
import { fullIn } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

for (const [prefix, lang, section, group] of [
  ['', 'en', 'Configuration', 'Test options'],
  ['/zh', 'zh', '配置', '测试配置'],
] as const) {
  test(`the section and the group are named above the title, and lead there (${lang})`, {
    tag: fullIn(lang),
  }, async ({ page, text }) => {
    await open(page, `${prefix}/config/test/pool`);
    const crumbs = page.getByRole('navigation', { name: text[lang].breadcrumbs });
    await expect(crumbs.getByRole('listitem')).toHaveText([section, group]);
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    const place = await crumbs.boundingBox();
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
    await crumbs.getByRole('link', { name: section, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/config/$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(section);
    await expect(crumbs).toHaveCount(0);
  });

  test(`the page’s Markdown doesn’t repeat where it is (${lang})`, { tag: fullIn(lang) }, async ({
    request,
    text,
  }) => {
    const copy = await (await request.get(`${prefix}/config/test/pool.md`)).text();
    expect(copy).not.toContain(`${section} / ${group}`);
    expect(copy).not.toContain(text[lang].breadcrumbs);
    expect(copy).toContain('# pool');
  });
}
