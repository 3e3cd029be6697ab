import { createHash } from 'node:crypto';
import type { Page } from '../content-checks/page.ts';
import { lineOf, type TreeNode, walk } from '../content-checks/walk.ts';
import { bodyOffset } from '../page-data/readFrontMatter.ts';

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
  if (!page.tree) return [];
  const lines = page.source.split(/\r?\n/);
  const printed = outputLines(page.tree as TreeNode);
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
function headLines({ front: { data } }: Page): string[] {
  const { options: _options, api: _api, ...words } = (data ?? {}) as Record<string, unknown>;
  return Object.entries(words).map(([field, value]) =>
    typeof value === 'string' ? `${field}: ${value}` : `${field}: ${JSON.stringify(value)}`,
  );
}

/** The example runner writes them into both languages. */
function outputLines(tree: TreeNode): ReadonlySet<number> {
  const lines = new Set<number>();
  for (const node of walk(tree)) {
    if (node.type !== 'code' || !/^output\b/.test(node.meta ?? '')) continue;
    const end = node.position?.end.line ?? 0;
    for (let line = lineOf(node) + 1; line < end; line++) lines.add(line);
  }
  return lines;
}
