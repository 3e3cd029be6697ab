import type { Problem } from '../page-data/problem.ts';
import { HAN_ALLOWED_IN_ENGLISH, type HanAllowance } from './hanAllowed.ts';
import type { Page, TextRun } from './page.ts';
import { proseRuns } from './proseRuns.ts';
import { CODE_MARK } from './textRuns.ts';

const HAN = '\\p{Script=Han}';

/** English pages hold no Chinese, in code neither, but for what is allowed by name. */
export function checkHanInEnglish(
  pages: readonly Page[],
  allowed: readonly HanAllowance[] = HAN_ALLOWED_IN_ENGLISH,
): Problem[] {
  return pages.flatMap((page) => {
    if (page.language !== 'en') return [];
    const exceptions = allowed.filter(({ route }) => route === page.route || route === '*');
    return page.source.split('\n').flatMap((line, index) => {
      const rest = exceptions.reduce((text, { text: exception }) => {
        return text.replaceAll(exception, '');
      }, line);
      const found = new RegExp(`${HAN}+`, 'u').exec(rest)?.[0];
      if (!found) return [];
      const message = `Chinese on an English page: ${found}`;
      return [{ file: page.file, line: index + 1, message }];
    });
  });
}

const FULL_WIDTH: Readonly<Record<string, string>> = {
  ',': '，',
  ';': '；',
  ':': '：',
  '?': '？',
  '!': '！',
  '(': '（',
  ')': '）',
};

const HALF_WIDTH = new RegExp(`(?<=${HAN}[ \\t]*)[,;:?!()](?=[ \\t]*${HAN})`, 'gu');

/** Between Chinese characters punctuation is full-width. Code does not count. */
export function checkChinesePunctuation(pages: readonly Page[]): Problem[] {
  return pages.flatMap((page) => {
    if (page.language !== 'zh') return [];
    return proseRuns(page).flatMap((run) =>
      [...run.text.matchAll(HALF_WIDTH)].map((match) => {
        const mark = match[0];
        const around = excerpt(run, match.index - 5, match.index + 6);
        const message = `write ${FULL_WIDTH[mark]} instead of ${mark} in “${around}”`;
        return { file: page.file, line: run.lineAt(match.index), message };
      }),
    );
  });
}

const LATIN = `[A-Za-z0-9${CODE_MARK}]`;
const NO_SPACE = new RegExp(`(?<=${HAN})(?=${LATIN})|(?<=${LATIN}|%)(?=${HAN})`, 'gu');

/** A space parts Chinese from Latin letters, digits and code. */
export function checkChineseSpacing(pages: readonly Page[]): Problem[] {
  return pages.flatMap((page) => {
    if (page.language !== 'zh') return [];
    return proseRuns(page).flatMap((run) =>
      [...run.text.matchAll(NO_SPACE)].map((match) => {
        const around = excerpt(run, match.index - 5, match.index + 6);
        const message = `a space is missing in “${around}”, between Chinese and Latin or code`;
        return { file: page.file, line: run.lineAt(match.index), message };
      }),
    );
  });
}

/** `**注意：**正文` is no bold text in Markdown: what is left of it is read as asterisks. */
export function checkLiteralAsterisks(pages: readonly Page[]): Problem[] {
  return pages.flatMap((page) =>
    page.runs.flatMap((run) => {
      const index = run.text.indexOf('**');
      if (index < 0) return [];
      const around = excerpt(run, index - 8, index + 10);
      const message = `** is shown as it stands in “${around}”: no bold text begins or ends there`;
      return [{ file: page.file, line: run.lineAt(index), message }];
    }),
  );
}

function excerpt({ text }: TextRun, from: number, to: number): string {
  return text.slice(Math.max(0, from), to).replaceAll(CODE_MARK, '…').replace(/\s+/g, ' ').trim();
}
