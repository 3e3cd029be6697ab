import { expect, test } from 'vitest';
import { browserSiteData } from './browserSiteData.ts';

const locale = { lang: 'en', label: 'English', nav: [{ text: 'Guide' }], sidebar: { '/': [] } };
const site = {
  base: '/docs/',
  title: 'Site',
  route: { cleanUrls: true, exclude: ['data/**'] },
  locales: [locale],
  themeConfig: { hideNavbar: 'never', sidebar: { '/': [] }, locales: [locale] },
};

test.each(['', ';\n'])('browsers get the site data that they use, without sidebars (%j)', (end) => {
  const code = browserSiteData(`export default ${JSON.stringify(site, null, 2)}${end}`);
  expect(JSON.parse(code.replace(/^export default |;$/g, ''))).toEqual({
    base: '/docs/',
    route: { cleanUrls: true },
    locales: [{ lang: 'en', label: 'English' }],
    themeConfig: {
      hideNavbar: 'never',
      locales: [{ lang: 'en', nav: [{ text: 'Guide' }] }],
    },
  });
});

test('a module with another shape fails the build', () => {
  expect(() => browserSiteData('const site = {}; export { site as default };')).toThrow(
    'expected a module virtual-site-data that exports one object of JSON',
  );
});
