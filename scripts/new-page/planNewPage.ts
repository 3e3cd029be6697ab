import { stringify } from 'yaml';
import { checkPages } from '../../checks/pages/checkPages.ts';
import { checkUnwritten, UNWRITTEN } from '../../checks/pages/unwrittenChecks.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../content/languages.ts';
import { entryName, mergeMeta } from '../../content/navigation/mergeMeta.ts';
import type { MetaFiles, MetaItem } from '../../content/navigation/metaFiles.ts';
import type { Page } from '../../content/page.ts';
import { parsePage } from '../../content/parsePage.ts';
import type { Problem } from '../../content/problem.ts';
import { pageFile } from '../../content/routes/pageFile.ts';
import { splitRoute } from './checkNewPage.ts';

/** Placeholder text in a new page. */
const UNTIL_WRITTEN: Record<Language, { description: string; opening: string; example: string }> = {
  en: {
    description: `${UNWRITTEN}: say in 50 to 160 characters what the page is about, as no other page does.`,
    opening: `${UNWRITTEN}: say in one or two sentences what this is for.`,
    example: `## Example {#example}\n\n${UNWRITTEN}: show it at work, in blocks with a title.`,
  },
  zh: {
    description: `${UNWRITTEN}：用五十到一百六十个字说明本页的内容，不要与其他页面的描述相同，读者会在搜索结果里看到这段文字，请写得具体一些。`,
    opening: `${UNWRITTEN}：用一两句话说明它的用途。`,
    example: `## 示例 {#example}\n\n${UNWRITTEN}：用带标题的代码块给出示例。`,
  },
};

/** The source of a new page in one language. */
function newPageSource(page: NewPage, language: Language): string {
  const words = UNTIL_WRITTEN[language];
  const frontMatter = {
    title: page.titles[language],
    description: page.descriptions[language] ?? words.description,
    ...(page.option && { options: [page.option] }),
  };
  const yaml = stringify(frontMatter, { lineWidth: 0, singleQuote: true });
  return `---\n${yaml}---\n\n${words.opening}\n\n${words.example}\n`;
}

/** The maximum line length, as in biome.json. */
const LINE_WIDTH = 100;

/** Inserts an entry after `after`, or at the end. */
function withEntry(items: readonly MetaItem[], name: string, after?: string): MetaItem[] {
  const at = after === undefined ? -1 : items.findIndex((item) => entryName(item) === after);
  return at === -1 ? [...items, name] : [...items.slice(0, at + 1), name, ...items.slice(at + 1)];
}

/** The text of a `_meta.json`, formatted like by Biome. */
function sidebarText(items: readonly MetaItem[]): string {
  const flat = `[${items.map((item) => JSON.stringify(item)).join(', ')}]`;
  const fits = items.every((item) => typeof item === 'string') && flat.length <= LINE_WIDTH;
  return `${fits ? flat : JSON.stringify(items, null, 2)}\n`;
}

export interface PlannedFile {
  readonly file: string;
  readonly text: string;
}

export interface NewPagePlan {
  readonly files: readonly PlannedFile[];
  /** Problems found by the content checks. If there are any, nothing is written. */
  readonly problems: readonly Problem[];
  /** Placeholders that still have to be replaced. */
  readonly unwritten: readonly Problem[];
}

/** The files that a new page adds and changes. Its route and position have been checked. */
export function planNewPage(
  page: NewPage,
  pages: readonly Page[],
  folders: Readonly<Record<Language, MetaFiles>>,
): NewPagePlan {
  const { folder, name } = splitRoute(page.route);
  const original = withEntry(folders[DEFAULT_LANGUAGE].get(folder) ?? [], name, page.after);
  const sidebarOf = (language: Language) =>
    language === DEFAULT_LANGUAGE
      ? original
      : mergeMeta(original, folders[language].get(folder) ?? []);
  const texts = LANGUAGES.map((language) => ({
    file: pageFile(page.route, language),
    text: newPageSource(page, language),
  }));
  const added = texts.map(({ file, text }) => parsePage(file, text));
  const files = new Set(texts.map(({ file }) => file));
  const isUnwritten = ({ message }: Problem) => message.startsWith(`${UNWRITTEN}:`);
  return {
    files: [
      ...texts,
      ...LANGUAGES.map((language) => ({
        file: `docs/${language}${folder}_meta.json`,
        text: sidebarText(sidebarOf(language)),
      })),
    ],
    problems: checkPages([...pages, ...added]).filter(
      (problem) => files.has(problem.file) && !isUnwritten(problem),
    ),
    unwritten: checkUnwritten(added),
  };
}

/** The description of a new page. */
export interface NewPage {
  /** Without language: `/guide/basic/foo`. */
  readonly route: string;
  readonly titles: Readonly<Record<Language, string>>;
  /** Those that are already written. */
  readonly descriptions: Readonly<Partial<Record<Language, string>>>;
  /** The preceding page in the sidebar; at the end if missing. */
  readonly after?: string;
  /** For the page of an option: its name. */
  readonly option?: string;
}
