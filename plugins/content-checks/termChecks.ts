import type { Problem } from '../page-data/problem.ts';
import type { Page } from './page.ts';
import { proseRuns } from './proseRuns.ts';
import { TERMS, type Term } from './terms.ts';

/** Chinese pages call a thing by one word: the term list says which. Code does not count. */
export function checkTerms(pages: readonly Page[], terms: readonly Term[] = TERMS): Problem[] {
  const rows = terms.map((term) => ({ term, refused: new RegExp(term.refused.join('|'), 'gu') }));
  return pages.flatMap((page) => {
    if (page.language !== 'zh') return [];
    return proseRuns(page).flatMap((run) =>
      rows.flatMap(({ term, refused }) =>
        [...run.text.matchAll(refused)].map((match) => {
          const message = `write ${term.chinese} (${term.english}) instead of ${match[0]}`;
          return { file: page.file, line: run.lineAt(match.index), message };
        }),
      ),
    );
  });
}
