import { LANGUAGES } from '../../../content/languages.ts';
import site from '../../../package.json' with { type: 'json' };
import { TEXT } from '../../../theme/i18n/text.ts';
import { navigationOf, type Peer, type PlainSite, pageFile } from './plainSite.ts';

/** What this site's generator does with its own theme, and without this site's plugins. */
export const rspress: Peer = {
  name: 'Rspress',
  // The versions of this site.
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
        pageFile(page, { folder: 'docs/en', other: 'docs/zh', titled: true }),
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
    // As in this site: printing sizes compresses all files.
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
