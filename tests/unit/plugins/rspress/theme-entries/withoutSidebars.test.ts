import { expect, test } from 'vitest';
import { withoutSidebars } from '../../../../../plugins/rspress/theme-entries/withoutSidebars.ts';

const locale = { lang: 'en', label: 'English', nav: [{ text: 'Guide' }], sidebar: { '/': [] } };
const site = {
  base: '/docs/',
  locales: [locale],
  themeConfig: { hideNavbar: 'never', sidebar: { '/': [] }, locales: [locale] },
};

test.each(['', ';\n'])('browsers get all site data except the sidebars (%j)', (end) => {
  const code = withoutSidebars(`export default ${JSON.stringify(site, null, 2)}${end}`);
  expect(JSON.parse(code.replace(/^export default |;$/g, ''))).toEqual({
    base: '/docs/',
    locales: [{ lang: 'en', label: 'English' }],
    themeConfig: {
      hideNavbar: 'never',
      locales: [{ lang: 'en', label: 'English', nav: [{ text: 'Guide' }] }],
    },
  });
});

test('a module with another shape fails the build', () => {
  expect(() => withoutSidebars('const site = {}; export { site as default };')).toThrow(
    'expected a module virtual-site-data that exports one object of JSON',
  );
});
