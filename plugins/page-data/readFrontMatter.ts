import { isMap, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { checkFrontMatter, type FieldPath } from './checkFrontMatter.ts';
import type { PageFrontMatter } from './frontMatter.ts';
import type { Problem } from './problem.ts';

export interface FrontMatterReading {
  /** Missing if anything in it is wrong. */
  readonly frontMatter?: PageFrontMatter;
  /** What the YAML holds, valid or not. */
  readonly data: unknown;
  /** The line of the file at which a field stands, or the nearest thing around it. */
  readonly lineOf: (path: FieldPath) => number;
  readonly problems: readonly Problem[];
}

const BLOCK = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;

/** Pure: `file` is only used in messages. */
export function readFrontMatter(file: string, source: string): FrontMatterReading {
  const yaml = source.startsWith('---') ? BLOCK.exec(source)?.[1] : undefined;
  if (yaml === undefined) {
    const message = 'no front matter: a page begins with ---, title and description, and ---';
    return { data: undefined, lineOf: () => 1, problems: [{ file, line: 1, message }] };
  }
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  // One line further down than in the YAML: the file begins with `---`.
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  const lineOf = (path: FieldPath) => lineAt(offsetOf(document.contents, path));
  if (document.errors.length > 0) {
    const problems = document.errors.map((error) => ({
      file,
      line: lineAt(error.pos[0]),
      message: `front matter is not valid YAML: ${error.message}`,
    }));
    return { data: undefined, lineOf, problems };
  }
  const data: unknown = document.toJS();
  const { frontMatter, errors } = checkFrontMatter(data);
  const problems = errors.map(({ path, message }) => ({ file, line: lineOf(path), message }));
  return { ...(frontMatter && { frontMatter }), data, lineOf, problems };
}

/** Where the text after the front matter begins, counted in characters. */
export function bodyOffset(source: string): number {
  return source.startsWith('---') ? (BLOCK.exec(source)?.[0].length ?? 0) : 0;
}

/** Follows the path as far as the document goes: a missing field stands where it should have. */
function offsetOf(root: Node | null, path: FieldPath): number {
  let node: unknown = root;
  // The offset of the YAML's first character would be the line after `---`: a field missing at
  // the top level belongs to the front matter as a whole.
  let offset = -1;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => keyText(key) === String(step));
      if (!pair) break;
      offset = rangeStart(pair.key) ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
      offset = rangeStart(node) ?? offset;
    } else break;
  }
  return offset;
}

function keyText(key: unknown): string {
  return String((key as { value?: unknown } | null)?.value);
}

function rangeStart(node: unknown): number | undefined {
  return (node as { range?: [number, number, number] } | null)?.range?.[0];
}
