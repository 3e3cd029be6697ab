import path from 'node:path';
import { relativePath } from '../../../content/files.ts';
import type { Language } from '../../../content/languages.ts';
import { readLanguageTree } from '../../../content/navigation/languageTree.ts';
import { sidebarOf } from '../../../content/navigation/sidebarOf.ts';
import { type SidebarEntry, sidebarTree } from '../../../content/navigation/sidebarTree.ts';
import { readPages } from '../../../content/readPages.ts';
import type { CopyPage } from '../../../plugins/text-copies/markdown-copies/copyPage.ts';
import { untitledCopy } from '../../../plugins/text-copies/markdown-copies/markdownCopy.ts';
import { readCopyPages } from '../../../plugins/text-copies/markdown-copies/readCopyPages.ts';
import { TEXT } from '../../../theme/i18n/text.ts';

/** This site in a generator-independent form: Markdown, titles, and order. */
export interface PlainSite {
  pages: readonly PlainPage[];
  sections: readonly PlainSection[];
}

export interface PlainPage {
  language: Language;
  /** The path without the language: `/config/test/bail`, `/guide/start/`. */
  route: string;
  title: string;
  description: string;
  /** The text without the title. */
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

/** Another documentation generator, and how this site is converted for it. */
export interface Peer {
  name: string;
  /** npm packages with their exact versions. */
  dependencies: Readonly<Record<string, string>>;
  overrides?: Readonly<Record<string, string>>;
  /** The files of a project with this site, by path. */
  filesOf: (site: PlainSite) => ReadonlyMap<string, string>;
  /** The build command in `node_modules/.bin`. */
  build: readonly [command: string, ...args: string[]];
  /** The output folder of the build. */
  output: string;
}

const SECTIONS = [
  { folder: 'guide', start: '/guide/start/', title: { en: 'Guide', zh: '指南' } },
  { folder: 'config', start: '/config/', title: { en: 'Config', zh: '配置' } },
  { folder: 'api', start: '/api/', title: { en: 'API', zh: 'API' } },
] as const;

/** Reads the pages below `docs`, with components converted as in the Markdown copies. */
export async function readPlainSite(root: string, docs: string): Promise<PlainSite> {
  // Without the site's URL, links stay paths.
  const pages = readCopyPages(root, docs, '');
  const sourcePages = readPages(root, { docs });
  const entriesOf = (folder: string, language: Language) => {
    const languageFolder = relativePath(root, path.join(root, docs, language));
    const tree = readLanguageTree(root, languageFolder, sourcePages);
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
    markdown: withoutImages(untitledCopy(page)),
  };
}

/** Removes images, because each generator expects their files in another folder. */
function withoutImages(markdown: string): string {
  return markdown.replace(/!\[([^\]]*)\]\(\/[^)]*\)/g, '$1');
}

/** One entry of a sidebar: a page, or a group, which may have a page itself. */
export interface PlainEntry {
  text: string;
  route?: string;
  entries?: PlainEntry[];
}

/** Entries as nested lists of pages. The links after a section header are a group with its text. */
function plainSidebar(entries: readonly SidebarEntry[]): PlainEntry[] {
  const result: PlainEntry[] = [];
  let section = result;
  for (const entry of entries) {
    if (entry.kind === 'header') {
      section = [];
      result.push({ text: entry.text, entries: section });
    } else if (entry.kind === 'link') {
      section.push({ text: entry.text, route: entry.href });
    } else if (entry.kind === 'group') {
      const route = entry.href === undefined ? {} : { route: entry.href };
      result.push({ text: entry.text, entries: plainSidebar(entry.entries), ...route });
    }
  }
  return result;
}

/** The navbar and the sidebars of a language in the form that VitePress and Rspress share. */
export function navigationOf({ sections }: PlainSite, language: Language) {
  const prefix = language === 'en' ? '' : `/${language}`;
  return {
    nav: sections.map(({ title, start }) => ({ text: title[language], link: prefix + start })),
    sidebar: Object.fromEntries(
      sections.map(({ folder, entries }) => [
        `${prefix}/${folder}/`,
        entries[language].map((entry) => itemOf(entry, prefix)),
      ]),
    ),
  };
}

function itemOf({ text, route, entries }: PlainEntry, prefix: string): object {
  return {
    text,
    ...(route === undefined ? {} : { link: prefix + route }),
    ...(entries ? { items: entries.map((entry) => itemOf(entry, prefix)) } : {}),
  };
}

/** The folder of the pages in each language. */
interface Layout extends Record<Language, string> {
  /** Whether the title must also be in the text, as a heading. */
  hasHeading: boolean;
}

/** A page as a file: its path, and its text with front matter. */
export function pageFile(page: PlainPage, layout: Layout): [path: string, text: string] {
  const name = page.route.endsWith('/') ? `${page.route}index` : page.route;
  const frontMatter = [
    '---',
    // A JSON string is also a YAML string.
    `title: ${JSON.stringify(page.title)}`,
    `description: ${JSON.stringify(page.description)}`,
    '---',
  ];
  const heading = layout.hasHeading ? [`# ${page.title}`, ''] : [];
  return [
    `${layout[page.language]}${name}.md`,
    [...frontMatter, '', ...heading, page.markdown].join('\n'),
  ];
}
