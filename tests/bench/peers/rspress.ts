import { LANGUAGES, type Language } from '../../../content/languages.ts';
import { TEXT } from '../../../theme/i18n/text.ts';
import { imageFiles, pageFile } from './pageFile.ts';
import type { Peer } from './peer.ts';
import type { PlainEntry } from './plainSidebar.ts';
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
      ...imageFiles(site, 'docs/public'),
      ...site.pages.map((page) =>
        pageFile(page, { folder: 'docs/en', other: 'docs/zh', titled: true }),
      ),
    ]),
  build: ['rspress', 'build'],
  output: 'doc_build',
};

function configOf({ sections }: PlainSite): string {
  const localeOf = (lang: Language) => {
    const prefix = lang === 'en' ? '' : `/${lang}`;
    return {
      lang,
      label: TEXT[lang].languageName,
      nav: sections.map(({ title, start }) => ({ text: title[lang], link: prefix + start })),
      sidebar: Object.fromEntries(
        sections.map(({ folder, entries }) => [
          `${prefix}/${folder}/`,
          entries[lang].map((entry) => itemOf(entry, prefix)),
        ]),
      ),
    };
  };
  const config = {
    root: 'docs',
    title: TEXT.en.siteTitle,
    lang: 'en',
    route: { cleanUrls: true },
    markdown: { link: { checkDeadLinks: false } },
    // As in this site, because it compresses all files.
    builderConfig: { performance: { printFileSize: false } },
    themeConfig: { locales: LANGUAGES.map(localeOf) },
  };
  return `export default ${JSON.stringify(config)};\n`;
}

function itemOf({ text, route, entries }: PlainEntry, prefix: string): object {
  return {
    text,
    ...(route === undefined ? {} : { link: prefix + route }),
    ...(entries ? { items: entries.map((entry) => itemOf(entry, prefix)) } : {}),
  };
}
