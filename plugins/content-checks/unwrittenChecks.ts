import type { Problem } from '../page-data/problem.ts';
import type { Page } from './page.ts';

/** Stands where `npm run new` leaves a text to its writer. */
export const UNWRITTEN = 'TODO';

/** Found in a text that is still to be written. */
export const UNWRITTEN_MARK = new RegExp(`\\b${UNWRITTEN}\\b`);

/** A page that is begun says so here, not to its readers. */
export function checkUnwritten(pages: readonly Page[]): Problem[] {
  return pages.flatMap(({ file, front, runs }) => {
    const description = front.frontMatter?.description ?? '';
    const lines = [
      ...(UNWRITTEN_MARK.test(description) ? [front.lineOf(['description'])] : []),
      ...runs.flatMap(({ text, lineAt }) => {
        const at = text.search(UNWRITTEN_MARK);
        return at === -1 ? [] : [lineAt(at)];
      }),
    ];
    const message = `${UNWRITTEN}: the text is still to be written`;
    return lines.map((line) => ({ file, line, message }));
  });
}
