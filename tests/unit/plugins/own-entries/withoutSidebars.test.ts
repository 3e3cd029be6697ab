import { expect, test } from 'vitest';
import { withoutSidebars } from '../../../../plugins/own-entries/withoutSidebars.ts';

const locale = { lang: 'en', label: 'English', nav: [{ text: 'Guide' }], sidebar: { '/': [] } };
const site = {
  base: '/docs/',
  locales: [locale],
  themeConfig: { hideNavbar: 'never', sidebar: { '/': [] }, locales: [locale] },
};

test.each(['', ';\n'])('a browser gets all of the site’s data but the sidebars (%j)', (end) => {
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

test('a module of another shape stops the build', () => {
  expect(() => withoutSidebars('const site = {}; export { site as default };')).toThrow(
    'no longer one object',
  );
});
