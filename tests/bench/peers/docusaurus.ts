import { TEXT } from '../../../theme/i18n/text.ts';
import { type Peer, type PlainEntry, type PlainSite, pageFile } from './plainSite.ts';

const TRANSLATED = 'i18n/zh/docusaurus-plugin-content-docs';

export const docusaurus: Peer = {
  name: 'Docusaurus',
  dependencies: {
    '@docusaurus/core': '3.10.2',
    '@docusaurus/faster': '3.10.2',
    '@docusaurus/preset-classic': '3.10.2',
    react: '19.3.1',
    'react-dom': '19.3.1',
  },
  // Its search isn't configured, but has to be installed.
  overrides: { '@docsearch/react': '3.9.0' },
  filesOf: (site) =>
    new Map([
      ['docusaurus.config.js', configOf(site)],
      ['sidebars.js', sidebarsOf(site)],
      [`${TRANSLATED}/current.json`, translatedLabels(site)],
      ...site.pages.map((page) =>
        pageFile(page, { folder: 'docs', other: `${TRANSLATED}/current`, titled: true }),
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
    // Ours is plain Markdown: what looks like MDX in it is text.
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

/** `key` names a group for its translation. */
function itemOf(key: string) {
  return ({ text, route, entries }: PlainEntry, index: number): object => {
    const id = route?.slice(1).replace(/\/$/, '/index');
    // A page is named by its title, which each language has its own of.
    if (!entries) return { type: 'doc', id };
    const own = `${key}-${index}`;
    return {
      type: 'category',
      key: own,
      label: text,
      items: entries.map(itemOf(own)),
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
