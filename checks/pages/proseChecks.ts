import { CODE_PLACEHOLDER, type TextRun } from '../../content/markdown/textRuns.ts';
import type { Page } from '../../content/page.ts';
import type { Problem } from '../../content/problem.ts';

/** Reports literal asterisks: `**注意：**正文` isn't bold in Markdown. */
export function checkLiteralAsterisks(pages: readonly Page[]): Problem[] {
  return pages.flatMap((page) =>
    page.textRuns.flatMap((run) => {
      const index = run.text.indexOf('**');
      if (index < 0) return [];
      const around = excerpt(run, index - 8, index + 10);
      const message = `** is rendered literally in “${around}”: Markdown doesn’t start or end bold text there`;
      return [{ file: page.file, line: run.lineAt(index), message }];
    }),
  );
}

function excerpt({ text }: TextRun, from: number, to: number): string {
  return text
    .slice(Math.max(0, from), to)
    .replaceAll(CODE_PLACEHOLDER, '…')
    .replace(/\s+/g, ' ')
    .trim();
}
