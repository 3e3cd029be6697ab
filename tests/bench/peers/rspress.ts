import { LANGUAGES } from '../../../content/languages.ts';
import site from '../../../package.json' with { type: 'json' };
import { TEXT } from '../../../theme/i18n/text.ts';
import { navigationOf, type Peer, type PlainSite, pageFile } from './plainSite.ts';

/** This site's generator with its default theme, and without this site's plugins. */
export const rspress: Peer = {
  name: 'Rspress',
  // This site has the same versions.
  dependencies: {
    '@rspress/core': site.dependencies['@rspress/core'],
    react: site.dependencies.react,
    'react-dom': site.dependencies['react-dom'],
  },
  overrides: site.overrides,
  filesOf: (plain) =>
    new Map([
      ['rspress.config.mjs', configOf(plain)],
      ...plain.pages.map((page) =>
        pageFile(page, { en: 'docs/en', zh: 'docs/zh', hasHeading: true }),
      ),
    ]),
  build: ['rspress', 'build'],
  output: 'doc_build',
};

function configOf(plain: PlainSite): string {
  const config = {
    root: 'docs',
    title: TEXT.en.siteTitle,
    lang: 'en',
    route: { cleanUrls: true },
    markdown: { link: { checkDeadLinks: false } },
    // As in this site: to print sizes, Rsbuild would compress all files.
    builderConfig: { performance: { printFileSize: false } },
    themeConfig: {
      locales: LANGUAGES.map((lang) => ({
        lang,
        label: TEXT[lang].languageName,
        ...navigationOf(plain, lang),
      })),
    },
  };
  return `export default ${JSON.stringify(config)};\n`;
}
