import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { Problem } from '../problem.ts';
import { checkFrontMatter, type FieldPath } from './checkFrontMatter.ts';
import type { PageFrontMatter } from './frontMatter.ts';

export interface FrontMatterReading {
  /** Missing if anything in the front matter is wrong. */
  readonly frontMatter?: PageFrontMatter;
  /** The parsed YAML, whether it matches the schema or not. */
  readonly data: unknown;
  /** The line of a field in the file or, if the field is missing, of its closest parent. */
  readonly lineOf: (path: FieldPath) => number;
  readonly problems: readonly Problem[];
}

/** The front matter with its lines of `---`. */
const BLOCK = /^---[ \t]*\r?\n([\s\S]*?)(?<=\n)---[ \t]*(?:\r?\n|$)/;

/** Parses and validates the front matter of a page. `file` is only used in messages. */
export function readFrontMatter(file: string, source: string): FrontMatterReading {
  const yaml = BLOCK.exec(source)?.[1];
  if (yaml === undefined) {
    const message = 'no front matter: start the page with ---, title and description, and ---';
    return { data: undefined, lineOf: () => 1, problems: [{ file, line: 1, message }] };
  }
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  // The YAML starts in the second line of the file, after `---`.
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
  let data: unknown;
  try {
    data = document.toJS();
  } catch (error) {
    // Aliases are resolved here, and too many of them throw (a "billion laughs" attack).
    const message = `front matter is not valid YAML: ${(error as Error).message}`;
    return { data, lineOf, problems: [{ file, line: 1, message }] };
  }
  const { frontMatter, errors } = checkFrontMatter(data);
  const problems = errors.map(({ path, message }) => ({ file, line: lineOf(path), message }));
  return { ...(frontMatter && { frontMatter }), data, lineOf, problems };
}

/** The offset of the body after the front matter, in UTF-16 code units. */
export function bodyOffset(source: string): number {
  return BLOCK.exec(source)?.[0].length ?? 0;
}

/** The offset of a field in the YAML or, if the field is missing, of its closest parent. */
function offsetOf(root: unknown, path: FieldPath): number {
  let node = root;
  // The offset -1 is in the line of `---`, where a missing field of the top level is reported.
  let offset = -1;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === `${step}`);
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

function rangeStart(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}
