import path from 'node:path';
import type { Language } from '../../../content/languages.ts';
import { readLanguageTree } from '../../../content/navigation/languageTree.ts';
import { sidebarOf } from '../../../content/navigation/sidebarOf.ts';
import { sidebarTree } from '../../../content/navigation/sidebarTree.ts';
import { readPages } from '../../../content/readPages.ts';
import { relativePath } from '../../../content/relativePath.ts';
import type { CopyPage } from '../../../plugins/text-copies/markdown-copies/copyPage.ts';
import {
  factNodes,
  overviewNodes,
} from '../../../plugins/text-copies/markdown-copies/markdownCopy.ts';
import { plainBody } from '../../../plugins/text-copies/markdown-copies/plainBody.ts';
import { readCopyPages } from '../../../plugins/text-copies/markdown-copies/readCopyPages.ts';
import { writeMarkdown } from '../../../plugins/text-copies/markdown-copies/writeMarkdown.ts';
import { TEXT } from '../../../theme/i18n/text.ts';
import { type PlainEntry, plainSidebar } from './plainSidebar.ts';

/** This site in a generator-independent form: Markdown, titles, and order. */
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

/** A navbar entry with its own sidebar. */
export interface PlainSection {
  /** `guide` for everything below `/guide/`. */
  folder: string;
  /** The target of its navbar link. */
  start: string;
  title: Record<Language, string>;
  entries: Record<Language, PlainEntry[]>;
}

const SECTIONS = [
  { folder: 'guide', start: '/guide/start/', title: { en: 'Guide', zh: '指南' } },
  { folder: 'config', start: '/config/', title: { en: 'Config', zh: '配置' } },
  { folder: 'api', start: '/api/', title: { en: 'API', zh: 'API' } },
] as const;

/** Reads the pages below `docs`, with components converted as in the Markdown copies. */
export async function readPlainSite(root: string, docs: string): Promise<PlainSite> {
  // Keep links relative to the site, wherever it's mounted.
  const pages = readCopyPages(root, docs, '');
  const written = readPages(root, { docs });
  const entriesOf = (folder: string, language: Language) => {
    const languageFolder = relativePath(root, path.join(root, docs, language));
    const tree = readLanguageTree(root, languageFolder, written);
    return plainSidebar(sidebarTree(sidebarOf(`/${folder}/`, tree)));
  };
  return {
    pages: pages.map(plainPage),
    sections: SECTIONS.map((section) => ({
      ...section,
      entries: { en: entriesOf(section.folder, 'en'), zh: entriesOf(section.folder, 'zh') },
    })),
  };
}

function plainPage(page: CopyPage): PlainPage {
  const { title, description } = page.frontMatter;
  return {
    language: page.language,
    route: page.route,
    title,
    description: description || TEXT[page.language].siteDescription,
    markdown: writeMarkdown([...factNodes(page), ...plainBody(page), ...overviewNodes(page)]),
  };
}
