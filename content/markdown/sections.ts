import type { PageHeading } from './headings.ts';

/** The ID of the part before the first heading. */
export const INTRODUCTION = 'top';

/** The content from one `##` heading to the next, or before the first. */
export interface MarkdownSection {
  /** The heading's ID, or `INTRODUCTION`. */
  readonly id: string;
  /** The line of the heading, from 1. */
  readonly line: number;
  /** The line after the last one. */
  readonly endLine: number;
}

/**
 * Splits a page into sections, without the front matter. `source` is the whole file, and `body` is the
 * offset of its body.
 */
export function readSections(
  headings: readonly PageHeading[],
  source: string,
  body: number,
): MarkdownSection[] {
  const firstLine = source.slice(0, body).split('\n').length;
  const starts = [
    { id: INTRODUCTION, line: firstLine },
    ...headings.filter(({ depth }) => depth === 2),
  ];
  const endOfPage = source.split('\n').length + 1;
  return starts.map(({ id, line }, index) => {
    return { id, line, endLine: starts[index + 1]?.line ?? endOfPage };
  });
}
