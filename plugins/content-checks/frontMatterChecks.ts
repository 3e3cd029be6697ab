import type { Problem } from '../page-data/problem.ts';
import type { Page } from './page.ts';

/** Pages that can't be read at all, and fields the schema refuses. */
export function checkReadable(pages: readonly Page[]): Problem[] {
  return pages.flatMap((page) => [...page.front.problems, ...page.parseProblems]);
}

/** A description is what a search result shows: two pages with the same one can't be told apart. */
export function checkUniqueDescriptions(pages: readonly Page[]): Problem[] {
  const first = new Map<string, string>();
  return pages.flatMap((page) => {
    const description = page.front.frontMatter?.description.trim();
    if (!description) return [];
    const other = first.get(description);
    first.set(description, other ?? page.file);
    if (other === undefined) return [];
    const message = `description: is the same as that of ${other}; say what this page is about`;
    return [{ file: page.file, line: page.front.lineOf(['description']), message }];
  });
}

/** Title and description stand in places that know no Markdown. */
export function checkPlainText(pages: readonly Page[]): Problem[] {
  return pages.flatMap((page) => {
    const { frontMatter, lineOf } = page.front;
    if (!frontMatter) return [];
    return (['title', 'description'] as const).flatMap((field) => {
      const mark = /`|\*\*|\]\(/.exec(frontMatter[field])?.[0];
      if (mark === undefined) return [];
      const message = `${field}: plain text only, but it holds ${mark}`;
      return [{ file: page.file, line: lineOf([field]), message }];
    });
  });
}
