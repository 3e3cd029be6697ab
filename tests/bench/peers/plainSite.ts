import path from 'node:path';
import { factNodes } from '../../../plugins/markdown-twins/markdownTwin.ts';
import { overviewNodes } from '../../../plugins/markdown-twins/overviewNodes.ts';
import type { SiteMap } from '../../../plugins/markdown-twins/pagesBelow.ts';
import { plainBody } from '../../../plugins/markdown-twins/plainBody.ts';
import { readMetas } from '../../../plugins/markdown-twins/readMetas.ts';
import { readTwinPages } from '../../../plugins/markdown-twins/readTwinPages.ts';
import { siteMap } from '../../../plugins/markdown-twins/siteMap.ts';
import type { TwinPage } from '../../../plugins/markdown-twins/twinPage.ts';
import { writeMarkdown } from '../../../plugins/markdown-twins/writeMarkdown.ts';
import { LANGUAGES, type Language, TEXT } from '../../../theme/text.ts';
import { type PlainEntry, sidebarOf } from './plainSidebar.ts';

/** This site as any generator of documentation could have it: Markdown, titles, an order. */
export interface PlainSite {
  pages: readonly PlainPage[];
  sections: readonly PlainSection[];
}

export interface PlainPage {
  language: Language;
  /** Without the language: `/config/test/bail`, `/guide/start/`. */
  route: string;
  title: string;
  description: string;
  /** Without the title. */
  markdown: string;
}

/** What the navbar leads to, with a sidebar of its own. */
export interface PlainSection {
  /** `guide` for what lies below `/guide/`. */
  folder: string;
  /** Where its link in the navbar leads. */
  start: string;
  title: Record<Language, string>;
  entries: Record<Language, PlainEntry[]>;
}

const SECTIONS = [
  { folder: 'guide', start: '/guide/start/', title: { en: 'Guide', zh: '指南' } },
  { folder: 'config', start: '/config/', title: { en: 'Config', zh: '配置' } },
  { folder: 'api', start: '/api/', title: { en: 'API', zh: 'API' } },
] as const;

/** Reads the pages below `docs`; components become what their Markdown twins have. */
export async function readPlainSite(root: string, docs: string): Promise<PlainSite> {
  // Links stay within the site, wherever it lies.
  const pages = await readTwinPages(root, docs, '');
  const maps = new Map<Language, SiteMap>();
  for (const language of LANGUAGES) {
    const listed = pages
      .filter((page) => page.language === language)
      .map(({ route, frontMatter: { title, description } }) => ({ route, title, description }));
    maps.set(language, siteMap(listed, await readMetas(root, path.join(docs, language))));
  }
  const entriesOf = (folder: string, language: Language) =>
    sidebarOf(`/${folder}/`, maps.get(language) as SiteMap);
  return {
    pages: pages.map(plainPage),
    sections: SECTIONS.map((section) => ({
      ...section,
      entries: { en: entriesOf(section.folder, 'en'), zh: entriesOf(section.folder, 'zh') },
    })),
  };
}

function plainPage(page: TwinPage): PlainPage {
  const { title, description } = page.frontMatter;
  return {
    language: page.language,
    route: page.route,
    title,
    description: description || TEXT[page.language].siteDescription,
    markdown: writeMarkdown([...factNodes(page), ...plainBody(page), ...overviewNodes(page)]),
  };
}
