import path from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../content/languages.ts';
import { cardSvg } from '../../plugins/site/share-images/cardSvg.ts';
import { cardText } from '../../plugins/site/share-images/cardText.ts';
import { readCardColors } from '../../plugins/site/share-images/colors.ts';
import { createTypesetter } from '../../plugins/site/share-images/typesetter.ts';
import { readSiteNavigation, siteTree } from '../../plugins/site/site-pages/siteTree.ts';
import { readCopyPages } from '../../plugins/text-copies/markdown-copies/readCopyPages.ts';
import { sitePage } from '../support/plugins/site/site-pages/page.ts';
import { root } from './site.ts';

test('all titles and sections have glyphs and fit on the card', async () => {
  const pages = (await readCopyPages(root, 'docs', '')).map(({ route, language, frontMatter }) =>
    sitePage(route, { language, title: frontMatter.title, claim: frontMatter.hero?.text }),
  );
  const locales = LANGUAGES.map((lang) => ({ lang, label: lang }));
  const config = { root: path.join(root, 'docs'), themeConfig: { locales } };
  const tree = siteTree(pages, readSiteNavigation(config));
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
