import type { PageHeading } from '../../content/markdown/headings.ts';
import { readTextRun } from '../../content/markdown/textRuns.ts';
import { lineOf, type TreeNode, walkTree } from '../../content/markdown/walkTree.ts';
import type { Page } from '../../content/page.ts';
import type { Problem } from '../../content/problem.ts';
import { sentenceCaseProblem } from './sentenceCase.ts';

/** Reports heading levels other than 2–4 and skipped levels. The title is the only level 1. */
export function checkHeadingLevels(pages: readonly Page[]): Problem[] {
  return pages.flatMap((page) =>
    page.headings.flatMap((heading, index) => {
      const message = levelProblem(heading, page.headings[index - 1]?.depth ?? 1);
      return message ? [{ file: page.file, line: heading.line, message }] : [];
    }),
  );
}

function levelProblem({ depth }: PageHeading, before: number): string | undefined {
  if (depth === 1) return 'the page already shows its title: remove this heading, or write ##';
  if (depth > 4) return `heading of level ${depth}: use levels 2 to 4`;
  if (depth > before + 1) {
    return `heading of level ${depth} follows one of level ${before}: write ${'#'.repeat(before + 1)}`;
  }
  return undefined;
}

/** Reports duplicate IDs, and headings that the outline can't link to. */
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

function idProblem(page: Page, heading: PageHeading, firstLine?: number): string | undefined {
  const { id, outlineId, explicit } = heading;
  if (id === '') return 'the heading has no letters for an ID: end it with one, as in {#my-id}';
  if (firstLine !== undefined) {
    return `the ID #${id} is already used in line ${firstLine}: end one of them with another one, as in {#other-id}`;
  }
  if (!/^[^\s{}"<>#]+$/.test(id)) {
    return `"${id}" can't be part of a URL: end the heading with an ID of letters and hyphens, as in {#my-id}`;
  }
  if (outlineId === undefined) {
    return `#${id} is inside another block, so it’s missing from the outline: move it out of it`;
  }
  if (outlineId !== id) {
    return `the heading gets #${id} but the outline links to #${outlineId}: end it with {#id}`;
  }
  if (page.language === 'zh' && !explicit) {
    return 'a Chinese heading needs the English ID at its end: {#id}';
  }
  return undefined;
}

/** Reports English headings that aren't in sentence case; `sentenceCase.ts` lists exceptions. */
export function checkSentenceCase(pages: readonly Page[]): Problem[] {
  return pages.flatMap((page) => {
    if (page.language !== 'en' || !page.tree) return [];
    const headings = [...walkTree(page.tree as TreeNode)].filter(({ type }) => type === 'heading');
    return headings.flatMap((heading) => {
      const text = readTextRun(heading)
        .text.replace(/\\?\{#.*\}/, '')
        .trim();
      const problem = sentenceCaseProblem(text);
      return problem
        ? [{ file: page.file, line: lineOf(heading), message: `heading: ${problem}` }]
        : [];
    });
  });
}
