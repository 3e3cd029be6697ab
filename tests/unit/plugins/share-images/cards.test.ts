import path from 'node:path';
import { expect, test } from 'vitest';
import { readTwinPages } from '../../../../plugins/markdown-twins/readTwinPages.ts';
import { cardSvg } from '../../../../plugins/share-images/cardSvg.ts';
import { cardText } from '../../../../plugins/share-images/cardText.ts';
import { cardColors, readCardColors } from '../../../../plugins/share-images/colors.ts';
import { drawCards } from '../../../../plugins/share-images/drawCards.ts';
import { shareImagePath } from '../../../../plugins/share-images/shareImage.ts';
import { createTypesetter } from '../../../../plugins/share-images/typesetter.ts';
import { readSiteSections, siteTree } from '../../../../plugins/site-pages/siteTree.ts';
import { LANGUAGES } from '../../../../theme/text.ts';
import { sitePage } from '../site-pages/page.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

test('every title and section has all its glyphs and its place on the card', async () => {
  const pages = (await readTwinPages(root, 'docs', '')).map(({ route, language, frontMatter }) =>
    sitePage(route, { language, title: frontMatter.title, claim: frontMatter.hero?.text }),
  );
  const locales = LANGUAGES.map((lang) => ({ lang, label: lang }));
  const config = { root: path.join(root, 'docs'), themeConfig: { locales } };
  const tree = siteTree(pages, await readSiteSections(config));
  const cards = pages.map((page) =>
    cardText(page, tree.trail(page), `https://site.dev${page.routePath}`),
  );
  const characters = cards.flatMap((card) => Object.values(card).flatMap((text) => [...text]));
  const typesetter = await createTypesetter(characters);
  const colors = await readCardColors();
  for (const card of cards) expect(cardSvg(card, colors, typesetter)).toContain('<path');
  const sections = new Set(cards.map(({ section }) => section));
  expect(sections).toContain('Config · Test options');
  expect(sections).toContain('指南 · 基础');
  expect(cards.length).toBeGreaterThan(200);
});

test('a character without a glyph stops the build and names the page', async () => {
  const card = cardText(sitePage('/a', { title: 'A \u{1F9EA}' }), [], 'https://site.dev/a');
  await expect(drawCards([card])).rejects.toThrow(
    /^The share image of site\.dev\/a: no glyph for "\u{1F9EA}" \(U\+1F9EA\) in .+: use another/u,
  );
});

test('the home page shows its claim, every other its title and where it is read', () => {
  const home = cardText(sitePage('/', { claim: 'Claim' }), [], 'https://site.dev/');
  expect(home).toMatchObject({ title: 'Claim', section: '', address: 'site.dev' });
  const page = sitePage('/a', { language: 'zh', title: '标题', claim: 'Claim' });
  const trail = [{ name: '指南' }, { name: '基础' }];
  expect(cardText(page, trail, 'https://site.dev/zh/%E6%8C%87')).toMatchObject({
    title: '标题',
    section: '指南 · 基础',
    languageName: '简体中文',
    address: 'site.dev/zh/指',
  });
});

test('a picture lies where its page does', () => {
  expect(shareImagePath('/')).toBe('/share/index.png');
  expect(shareImagePath('/zh/guide/')).toBe('/share/zh/guide/index.png');
  expect(shareImagePath('/config/test/bail')).toBe('/share/config/test/bail.png');
});

test('a colour that the tokens lack is named', () => {
  expect(() => cardColors('--color-page: #fff;')).toThrow(
    'theme/styles/tokens.css: expected --color-page: light-dark(#…, #…)',
  );
});
