import type { Page } from '../../content/page.ts';
import type { Problem } from '../../content/problem.ts';

/** Reports pages that can't be parsed and invalid front matter. */
export function checkReadable(pages: readonly Page[]): Problem[] {
  return pages.flatMap((page) => [...page.frontMatterProblems, ...page.parseProblems]);
}

/** Reports duplicate descriptions, which search engines show in results. */
export function checkUniqueDescriptions(pages: readonly Page[]): Problem[] {
  const first = new Map<string, string>();
  return pages.flatMap((page) => {
    const description = page.frontMatter?.description.trim();
    if (!description) return [];
    const other = first.get(description);
    first.set(description, other ?? page.file);
    if (other === undefined) return [];
    const message = `description: same as in ${other}; describe what this page is about`;
    return [{ file: page.file, line: page.frontMatterLine(['description']), message }];
  });
}

/** Reports Markdown in title and description, which are shown where it isn't rendered. */
export function checkPlainText(pages: readonly Page[]): Problem[] {
  return pages.flatMap((page) => {
    const { frontMatter, frontMatterLine } = page;
    if (!frontMatter) return [];
    return (['title', 'description'] as const).flatMap((field) => {
      const mark = /`|\*\*|\]\(/.exec(frontMatter[field])?.[0];
      if (mark === undefined) return [];
      const message = `${field}: must be plain text, but contains ${mark}`;
      return [{ file: page.file, line: frontMatterLine([field]), message }];
    });
  });
}
