import { createHash } from 'node:crypto';
import { readHeadings } from '../content-checks/headings.ts';
import type { Page } from '../content-checks/page.ts';
import { parseMarkdown } from '../content-checks/parseMarkdown.ts';
import { lineOf, type TreeNode, walk } from '../content-checks/walk.ts';
import { bodyOffset } from '../page-data/readFrontMatter.ts';
import { readFences } from '../run-sets/readFences.ts';

/** The part of a page before its first `##`, its title and description included. */
export const INTRODUCTION = 'top';

/** What stands below one `##`, or before the first: the unit in which a translation is kept. */
export interface PageSection {
  /** The heading's id, or `INTRODUCTION`. */
  readonly id: string;
  /** Where it begins, counted from 1. */
  readonly line: number;
  /** What a translator reads; no output of Rstest, which is the same in all languages. */
  readonly text: string;
  /** Of the text: 12 hexadecimal digits. */
  readonly hash: string;
}

/** Pure. None where the body is not valid MDX: that is said elsewhere. */
export function sectionsOf(page: Page): PageSection[] {
  return page.tree ? sectionsBetween(page, outputLines(page.tree as TreeNode)) : [];
}

/**
 * The same by the page's lines: only its headings are parsed, which takes a tenth of the time. The
 * content tests hold it to `sectionsOf`.
 */
export function readSections(page: Pick<Page, 'source' | 'front'>): PageSection[] {
  const fences = readFences(page.source);
  const lines = page.source.split('\n');
  for (const { begin, end } of fences) lines.fill('', begin - 1, end);
  const body = page.source.slice(0, bodyOffset(page.source)).split('\n').length;
  const starts = lines.flatMap((line, at) =>
    at + 1 >= body && /^\s*#{1,6}\s/.test(line) ? [at + 1] : [],
  );
  const outline = starts.map((line) => lines[line - 1]).join('\n');
  const printed = fences.filter(({ meta }) => OUTPUT.test(meta)).flatMap(linesWithin);
  try {
    const headings = readHeadings(parseMarkdown(outline) as TreeNode).map((heading) => ({
      ...heading,
      line: starts[heading.line - 1] ?? 1,
    }));
    return sectionsBetween({ ...page, headings }, new Set(printed));
  } catch {
    return [];
  }
}

/** `printed` are lines that no translator reads. */
function sectionsBetween(
  page: Pick<Page, 'source' | 'front' | 'headings'>,
  printed: ReadonlySet<number>,
): PageSection[] {
  const lines = page.source.split(/\r?\n/);
  const headings = page.headings.filter(({ depth }) => depth === 2);
  const firstLine = page.source.slice(0, bodyOffset(page.source)).split('\n').length;
  const starts = [{ id: INTRODUCTION, line: firstLine }, ...headings];
  return starts.map(({ id, line }, index) => {
    const end = starts[index + 1]?.line ?? lines.length + 1;
    const body = lines.slice(line - 1, end - 1).filter((_, at) => !printed.has(line + at));
    const text = [...(index === 0 ? headLines(page) : []), ...body].join('\n').trim();
    return { id, line: index === 0 ? 1 : line, text, hash: hashOf(text) };
  });
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** The front matter that is translated; facts are compared between the languages as they are. */
function headLines({ front: { data } }: Pick<Page, 'front'>): string[] {
  const { options: _options, api: _api, ...words } = (data ?? {}) as Record<string, unknown>;
  return Object.entries(words).map(([field, value]) =>
    typeof value === 'string' ? `${field}: ${value}` : `${field}: ${JSON.stringify(value)}`,
  );
}

/** What Rstest prints: the example runner writes it into both languages. */
const OUTPUT = /^output\b/;

function outputLines(tree: TreeNode): ReadonlySet<number> {
  const printed = [...walk(tree)].filter(
    ({ type, meta }) => type === 'code' && OUTPUT.test(meta ?? ''),
  );
  return new Set(
    printed.flatMap((node) =>
      linesWithin({ begin: lineOf(node), end: node.position?.end.line ?? 0 }),
    ),
  );
}

function linesWithin({ begin, end }: { begin: number; end: number }): number[] {
  return Array.from({ length: Math.max(0, end - begin - 1) }, (_, at) => begin + 1 + at);
}
