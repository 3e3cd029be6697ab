import { checkPages } from '../content-checks/checkPages.ts';
import { LANGUAGES, type Page } from '../content-checks/page.ts';
import { parsePage } from '../content-checks/parsePage.ts';
import { fileOf } from '../content-checks/routes.ts';
import { checkUnwritten, UNWRITTEN } from '../content-checks/unwrittenChecks.ts';
import type { Problem } from '../page-data/problem.ts';
import { type MetaItem, sidebarWithStandIns } from '../translations/sidebarWithStandIns.ts';
import { type Sections, splitRoute } from './checkNewPage.ts';
import type { NewPage } from './newPage.ts';
import { pageText } from './pageText.ts';
import { sidebarText, withEntry } from './sidebarText.ts';

export interface PlannedFile {
  readonly file: string;
  readonly text: string;
}

export interface NewPagePlan {
  readonly files: readonly PlannedFile[];
  /** What the content checks have against it: then nothing is written. */
  readonly problems: readonly Problem[];
  /** What its writer has yet to write. */
  readonly unwritten: readonly Problem[];
}

/** Pure: the files that a new page adds and changes. Its route and place have been checked. */
export function planNewPage(
  page: NewPage,
  pages: readonly Page[],
  sections: Readonly<Record<'en' | 'zh', Sections>>,
): NewPagePlan {
  const { folder, name } = splitRoute(page.route);
  const english = withEntry(sections.en.get(folder) ?? [], name, page.after);
  const sidebars: Record<'en' | 'zh', MetaItem[]> = {
    en: english,
    zh: sidebarWithStandIns(english, sections.zh.get(folder) ?? []),
  };
  const texts = LANGUAGES.map((language) => ({
    file: fileOf(page.route, language),
    text: pageText(page, language),
  }));
  const added = texts.map(({ file, text }) => parsePage(file, text));
  const files = new Set(texts.map(({ file }) => file));
  const isUnwritten = ({ message }: Problem) => message.startsWith(`${UNWRITTEN}:`);
  return {
    files: [
      ...texts,
      ...LANGUAGES.map((language) => ({
        file: `docs/${language}${folder}_meta.json`,
        text: sidebarText(sidebars[language]),
      })),
    ],
    problems: checkPages([...pages, ...added]).filter(
      (problem) => files.has(problem.file) && !isUnwritten(problem),
    ),
    unwritten: checkUnwritten(added),
  };
}
