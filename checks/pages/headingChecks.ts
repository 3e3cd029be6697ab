import { DEFAULT_LANGUAGE } from '../../content/languages.ts';
import type { PageHeading } from '../../content/markdown/headings.ts';
import type { Page } from '../../content/page.ts';
import type { Problem } from '../../content/problem.ts';

/** Reports heading levels other than 2–4 and skipped levels. The title is the only level 1. */
export function checkHeadingLevels(pages: readonly Page[]): Problem[] {
  return pages.flatMap((page) =>
    page.headings.flatMap((heading, index) => {
      const message = levelProblem(heading, page.headings[index - 1]?.depth ?? 1);
      return message ? [{ file: page.file, line: heading.line, message }] : [];
    }),
  );
}

function levelProblem({ depth }: PageHeading, previousDepth: number): string | undefined {
  if (depth === 1) return 'the page already shows its title: remove this heading, or write ##';
  if (depth > 4) return `heading of level ${depth}: use levels 2 to 4`;
  if (depth > previousDepth + 1) {
    const marks = '#'.repeat(previousDepth + 1);
    return `heading of level ${depth} follows one of level ${previousDepth}: write ${marks}`;
  }
  return undefined;
}

/** Reports missing, invalid, and duplicate IDs, and headings that the outline can't link to. */
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
  const { id, isInOutline, hasLateText, hasExplicitId } = heading;
  if (id === '') return 'the heading has no letters for an ID: end it with one, as in {#my-id}';
  if (firstLine !== undefined) {
    return `the ID #${id} is already used in line ${firstLine}: end one of them with another one, as in {#other-id}`;
  }
  if (!/^[^\s{}"<>#]+$/.test(id)) {
    return `"${id}" can't be part of a URL: end the heading with an ID of letters and hyphens, as in {#my-id}`;
  }
  if (!isInOutline) {
    return `#${id} is inside another block, so it's missing from the outline: move it out of it`;
  }
  if (hasLateText) return `{#${id}} is only an ID at the end of the heading: move it there`;
  if (page.language !== DEFAULT_LANGUAGE && !hasExplicitId) {
    return 'a translated heading needs the ID of the original one at its end: {#id}';
  }
  return undefined;
}
