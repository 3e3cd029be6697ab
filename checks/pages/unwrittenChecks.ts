import type { Page } from '../../content/page.ts';
import type { Problem } from '../../content/problem.ts';

/** The placeholder for text that still has to be written. */
export const UNWRITTEN = 'TODO';

/** Matches the placeholder. */
export const UNWRITTEN_MARK = new RegExp(`\\b${UNWRITTEN}\\b`);

/** How many search phrases a page has. */
const PHRASES = { min: 4, max: 10 };

/** Reports placeholders in unfinished pages, and pages without search phrases. */
export function checkUnwritten(pages: readonly Page[]): Problem[] {
  return pages.flatMap((page) => {
    const { file, frontMatter, frontMatterLine, textRuns } = page;
    const description = frontMatter?.description ?? '';
    const lines = [
      ...(UNWRITTEN_MARK.test(description) ? [frontMatterLine(['description'])] : []),
      ...textRuns.flatMap(({ text, lineAt }) => {
        const at = text.search(UNWRITTEN_MARK);
        return at === -1 ? [] : [lineAt(at)];
      }),
    ];
    const message = `${UNWRITTEN}: this text still has to be written`;
    return [...lines.map((line) => ({ file, line, message })), ...missingPhrases(page)];
  });
}

/** A home page is found by its title. */
function missingPhrases({ file, frontMatter, frontMatterLine }: Page): Problem[] {
  if (!frontMatter || frontMatter.pageType !== undefined) return [];
  const count = frontMatter.searchPhrases?.page.length ?? 0;
  if (count >= PHRASES.min && count <= PHRASES.max) return [];
  const message = `${UNWRITTEN}: searchPhrases.page: ${PHRASES.min}–${PHRASES.max} phrases by which readers ask for the page, got ${count}`;
  return [{ file, line: frontMatterLine(['searchPhrases', 'page']), message }];
}
