import { TEXT } from '../../../theme/i18n/text.ts';
import { type Peer, type PlainEntry, type PlainSite, pageFile } from './plainSite.ts';

const TRANSLATIONS = 'i18n/zh/docusaurus-plugin-content-docs';

export const docusaurus: Peer = {
  name: 'Docusaurus',
  dependencies: {
    '@docusaurus/core': '3.10.2',
    '@docusaurus/faster': '3.10.2',
    '@docusaurus/preset-classic': '3.10.2',
    react: '19.3.1',
    'react-dom': '19.3.1',
  },
  // Docusaurus needs the package of its search even if the search isn't configured.
  overrides: { '@docsearch/react': '3.9.0' },
  filesOf: (site) =>
    new Map([
      ['docusaurus.config.js', configOf(site)],
      ['sidebars.js', sidebarsOf(site)],
      [`${TRANSLATIONS}/current.json`, translatedLabels(site)],
      ...site.pages.map((page) =>
        pageFile(page, { en: 'docs', zh: `${TRANSLATIONS}/current`, hasHeading: true }),
      ),
    ]),
  build: ['docusaurus', 'build'],
  output: 'build',
};

function configOf({ sections }: PlainSite): string {
  const items = [
    ...sections.map(({ title, folder }) => ({
      type: 'docSidebar',
      sidebarId: folder,
      label: title.en,
      position: 'left',
    })),
    { type: 'localeDropdown', position: 'right' },
  ];
  const config = {
    title: TEXT.en.siteTitle,
    url: 'https://example.org',
    baseUrl: '/',
    trailingSlash: false,
    onBrokenLinks: 'ignore',
    onBrokenAnchors: 'ignore',
    future: { v4: true, faster: true },
    // The pages are plain Markdown, in which MDX would be text.
    markdown: { format: 'md', hooks: { onBrokenMarkdownLinks: 'ignore' } },
    i18n: {
      defaultLocale: 'en',
      locales: ['en', 'zh'],
      localeConfigs: { zh: { label: TEXT.zh.languageName, htmlLang: 'zh-CN' } },
    },
    presets: [
      ['classic', { docs: { routeBasePath: '/', sidebarPath: './sidebars.js' }, blog: false }],
    ],
    themeConfig: { navbar: { title: TEXT.en.siteTitle, items } },
  };
  return `module.exports = ${JSON.stringify(config)};\n`;
}

function sidebarsOf({ sections }: PlainSite): string {
  const sidebars = sections.map(({ folder, entries }) => [folder, entries.en.map(itemOf(folder))]);
  return `module.exports = ${JSON.stringify(Object.fromEntries(sidebars))};\n`;
}

/** Returns a function for the entries of a group. Translations refer to a group by its key. */
function itemOf(groupKey: string) {
  return ({ text, route, entries }: PlainEntry, index: number): object => {
    const id = route?.slice(1).replace(/\/$/, '/index');
    // The label of a page is its title, which needs no translation here.
    if (!entries) return { type: 'doc', id };
    const key = `${groupKey}-${index}`;
    return {
      type: 'category',
      key,
      label: text,
      items: entries.map(itemOf(key)),
      ...(id === undefined ? {} : { link: { type: 'doc', id } }),
    };
  };
}

function translatedLabels({ sections }: PlainSite): string {
  const labels: Record<string, { message: string }> = {};
  const collect = (folder: string, key: string, entries: readonly PlainEntry[]) => {
    for (const [index, { text, entries: inner }] of entries.entries()) {
      if (!inner) continue;
      labels[`sidebar.${folder}.category.${key}-${index}`] = { message: text };
      collect(folder, `${key}-${index}`, inner);
    }
  };
  for (const { folder, entries } of sections) collect(folder, folder, entries.zh);
  return JSON.stringify(labels);
}
