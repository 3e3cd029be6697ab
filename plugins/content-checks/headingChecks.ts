import type { Problem } from '../page-data/problem.ts';
import type { Heading, Page } from './page.ts';
import { sentenceCaseFault } from './sentenceCase.ts';
import { readTextRun } from './textRuns.ts';
import { lineOf, type TreeNode, walk } from './walk.ts';

/** Levels 2–4 in steps of one: the front matter's title is the page's only level 1. */
export function checkHeadingLevels(pages: readonly Page[]): Problem[] {
  return pages.flatMap((page) =>
    page.headings.flatMap((heading, index) => {
      const message = levelProblem(heading, page.headings[index - 1]?.depth ?? 1);
      return message ? [{ file: page.file, line: heading.line, message }] : [];
    }),
  );
}

function levelProblem({ depth }: Heading, before: number): string | undefined {
  if (depth === 1) return 'no # heading in the body: the title is the page’s heading';
  if (depth > 4) return `heading of level ${depth}: use levels 2–4`;
  if (depth > before + 1) return `heading of level ${depth} follows one of level ${before}`;
  return undefined;
}

/** Ids that are used twice, or that the outline would miss. */
export function checkHeadingIds(pages: readonly Page[]): Problem[] {
  return pages.flatMap((page) => {
    const seen = new Map<string, number>();
    return page.headings.flatMap((heading) => {
      const firstLine = seen.get(heading.id);
      seen.set(heading.id, firstLine ?? heading.line);
      const message = idProblem(page, heading, firstLine);
      return message ? [{ file: page.file, line: heading.line, message }] : [];
    });
  });
}

function idProblem(page: Page, heading: Heading, firstLine?: number): string | undefined {
  const { id, outlineId, explicit } = heading;
  if (firstLine !== undefined) return `the id #${id} is already used in line ${firstLine}`;
  if (!/^[^\s{}"<>#]+$/.test(id)) return `"${id}" is no usable id`;
  if (outlineId === undefined) {
    return `#${id} stands inside another block, where the outline misses it`;
  }
  if (outlineId !== id) {
    return `the heading gets #${id} but the outline links to #${outlineId}: end it with {#id}`;
  }
  if (page.language === 'zh' && !explicit) {
    return 'a Chinese heading needs the English id, written at its end as {#id}';
  }
  return undefined;
}

/** English headings are written like sentences; see `sentenceCase.ts` for the names allowed. */
export function checkSentenceCase(pages: readonly Page[]): Problem[] {
  return pages.flatMap((page) => {
    if (page.language !== 'en' || !page.tree) return [];
    const headings = [...walk(page.tree as TreeNode)].filter(({ type }) => type === 'heading');
    return headings.flatMap((heading) => {
      const text = readTextRun(heading)
        .text.replace(/\\?\{#.*\}/, '')
        .trim();
      const fault = sentenceCaseFault(text);
      return fault
        ? [{ file: page.file, line: lineOf(heading), message: `heading: ${fault}` }]
        : [];
    });
  });
}
