import { runOf, type TextRun } from '../../../content/markdown/textRuns.ts';
import type { Page } from '../../../content/page.ts';

const SCRIPT = /^[cm]?[jt]sx?$/;

/** A comment, or a string literal on one line: titles of tests, messages, and example data. */
const TEXT = /\/\/ .*|\/\*.*|(['"`])(?:\\.|(?!\1).)*\1/g;

/** The beginning of a message of Node.js, which examples quote. */
const QUOTED = /^.Class constructor /;

/** The English in the examples of a page: comments, and string literals of several words. */
export function codeRuns({ codeBlocks }: Page): TextRun[] {
  return codeBlocks
    .filter(({ lang }) => SCRIPT.test(lang))
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
