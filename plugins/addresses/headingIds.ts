import { readHeadings } from '../content-checks/headings.ts';
import { parseMarkdown } from '../content-checks/parseMarkdown.ts';
import type { TreeNode } from '../content-checks/walk.ts';
import { bodyOffset } from '../page-data/readFrontMatter.ts';

/**
 * The ids of a page's headings of levels 2–4, in order. Only the lines that are headings are
 * parsed: a whole page takes a hundred times as long. `tests/content/mirror.test.ts` compares the
 * two for every page.
 */
export function headingIds(source: string): string[] {
  const lines = headingLines(source.slice(bodyOffset(source)));
  const headings = readHeadings(parseMarkdown(lines.join('\n\n')) as TreeNode);
  return headings.filter(({ depth }) => depth >= 2 && depth <= 4).map(({ id }) => id);
}

/** Headings stand at the margin (`checkHeadingIds` refuses others), and not within code. */
function headingLines(body: string): string[] {
  let fence: string | undefined;
  return body.split(/\r?\n/).filter((line) => {
    const marker = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence === undefined) {
      fence = marker;
      return marker === undefined && /^#{1,6}\s/.test(line);
    }
    if (marker?.startsWith(fence) && line.trim() === marker) fence = undefined;
    return false;
  });
}
