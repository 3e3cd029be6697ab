import { expect, test } from 'vitest';
import { SHARE_IMAGE, shareImagePath } from '../../../content/routes/pageAssets.ts';
import { sitePage } from '../../../tests/support/plugins/site/page.ts';
import { cardText } from './cardText.ts';
import { run as drawCards } from './drawCards.ts';

test('a character without a glyph fails the build with the page', async () => {
  const card = cardText(sitePage('/a', { title: 'A \u{1F9EA}' }), [], 'https://site.dev/a');
  await expect(drawCards([card])).rejects.toThrow(
    /^Share image of site\.dev\/a: no glyph for "\u{1F9EA}" in Noto Sans SC: use other/u,
  );
});

test.each([
  ['words', 'Two hundred characters, '.repeat(9)],
  ['one word', 'x'.repeat(200)],
  ['Chinese', '二百个汉字的标题'.repeat(25)],
])('a title of two hundred characters (%s) is drawn', async (_, title) => {
  const [image] = await drawCards([cardText(sitePage('/a', { title }), [], 'https://site.dev/a')]);
  expect(image?.readUInt32BE(16)).toBe(SHARE_IMAGE.width);
  expect(image?.readUInt32BE(20)).toBe(SHARE_IMAGE.height);
});

test('the home page shows its tagline, all others their title and URL', () => {
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

test('the path of an image is that of its page', () => {
  expect(shareImagePath('/')).toBe('/share/index.png');
  expect(shareImagePath('/zh/guide/')).toBe('/share/zh/guide/index.png');
  expect(shareImagePath('/config/test/bail')).toBe('/share/config/test/bail.png');
});
