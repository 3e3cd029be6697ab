import { runOf, type TextRun } from '../../content/markdown/textRuns.ts';
import type { Page } from '../../content/page.ts';

/** A text with its location. */
export interface Prose {
  readonly file: string;
  readonly text: string;
  readonly lineAt: (index: number) => number;
}

interface JoinedProse {
  /** All texts as paragraphs of one document. */
  readonly text: string;
  /** The file and line of an index in `text`. */
  readonly locate: (index: number) => { file: string; line: number };
}

/** Joins texts to one document, because tools load their settings and dictionaries per document. */
export function joinProse(texts: readonly Prose[]): JoinedProse {
  const starts: number[] = [];
  let text = '';
  for (const prose of texts) {
    starts.push(text.length);
    text += `${prose.text}\n\n`;
  }
  return {
    text,
    locate(index) {
      const position = starts.findLastIndex((start) => start <= index);
      const prose = texts[position];
      const start = starts[position];
      if (!prose || start === undefined) throw new Error(`No text has the index ${index}.`);
      return { file: prose.file, line: prose.lineAt(index - start) };
    },
  };
}

/** The prose of a page: title and description, then the body without code. */
export function proseRuns(page: Page): TextRun[] {
  return [...frontMatterRuns(page), ...page.textRuns];
}

function frontMatterRuns({ frontMatter, frontMatterLine }: Page): TextRun[] {
  if (!frontMatter) return [];
  const fields = ['title', 'description'] as const;
  return fields.map((field) => runOf(frontMatter[field], frontMatterLine([field])));
}

const LANGUAGES: ReadonlySet<string> = new Set([
  'ts',
  'tsx',
  'mts',
  'cts',
  'js',
  'jsx',
  'mjs',
  'cjs',
]);

/** A comment, or a string literal on one line: titles of tests, messages, and example data. */
const TEXT = /\/\/ .*|\/\*.*|(['"`])(?:\\.|(?!\1).)*\1/g;

/** The beginning of a message of Node.js, which examples quote. */
const QUOTED = /^.Class constructor /;

/** The English in the examples of a page: comments, and string literals of several words. */
export function codeRuns({ codeBlocks }: Page): TextRun[] {
  return codeBlocks
    .filter(({ lang }) => LANGUAGES.has(lang))
    .flatMap(({ code, line }) =>
      code
        .split('\n')
        .flatMap((row, index) =>
          [...row.matchAll(TEXT)]
            .filter(([text]) => text.includes(' ') && !QUOTED.test(text))
            .map(([text]) => runOf(text, line + 1 + index)),
        ),
    );
}
