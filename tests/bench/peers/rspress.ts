import { LANGUAGES } from '../../../content/languages.ts';
import { TEXT } from '../../../theme/i18n/text.ts';
import { navigationOf } from './navigation.ts';
import { pageFile } from './pageFile.ts';
import type { Peer } from './peer.ts';
import type { PlainSite } from './plainSite.ts';
import { RSPRESS_OVERRIDES, VERSIONS } from './versions.ts';

/** What this site's generator does with its own theme, and without this site's plugins. */
export const rspress: Peer = {
  name: 'Rspress',
  dependencies: VERSIONS.rspress,
  overrides: RSPRESS_OVERRIDES,
  filesOf: (site) =>
    new Map([
      ['rspress.config.mjs', configOf(site)],
      ...site.pages.map((page) =>
        pageFile(page, { folder: 'docs/en', other: 'docs/zh', titled: true }),
      ),
    ]),
  build: ['rspress', 'build'],
  output: 'doc_build',
};

function configOf(site: PlainSite): string {
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
        ...navigationOf(site, lang),
      })),
    },
  };
  return `export default ${JSON.stringify(config)};\n`;
}
