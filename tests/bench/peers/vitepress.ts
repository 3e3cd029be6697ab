import type { Language } from '../../../content/languages.ts';
import { TEXT } from '../../../theme/i18n/text.ts';
import { navigationOf, type Peer, type PlainPage, type PlainSite, pageFile } from './plainSite.ts';

export const vitepress: Peer = {
  name: 'VitePress',
  dependencies: { vitepress: '1.6.4' },
  filesOf: (site) =>
    new Map([
      ['docs/.vitepress/config.mjs', configOf(site)],
      ...site.pages.map((page) =>
        pageFile(withoutInterpolation(page), { en: 'docs', zh: 'docs/zh', hasHeading: true }),
      ),
    ]),
  build: ['vitepress', 'build', 'docs'],
  output: 'docs/.vitepress/dist',
};

/** Vue reads braces in inline code as the start of an expression. */
function withoutInterpolation(page: PlainPage): PlainPage {
  const markdown = page.markdown.replaceAll('`{{`', '<code v-pre>{{</code>');
  return { ...page, markdown };
}

function configOf(site: PlainSite): string {
  const themeOf = (language: Language) => ({ ...navigationOf(site, language), outline: 'deep' });
  const config = {
    title: TEXT.en.siteTitle,
    cleanUrls: true,
    ignoreDeadLinks: true,
    locales: {
      root: { label: TEXT.en.languageName, lang: 'en', themeConfig: themeOf('en') },
      zh: { label: TEXT.zh.languageName, lang: 'zh-CN', themeConfig: themeOf('zh') },
    },
  };
  return `export default ${JSON.stringify(config)};\n`;
}
