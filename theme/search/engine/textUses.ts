import type { Section } from './pageRecord.ts';
import { PLACE, type UseOf, withOneInProse, withOneInRows } from './termUse.ts';
import { matchSpelledRuns, termsOf } from './tokenize.ts';

/** How the prose, rows and code of a section use terms, Chinese aside. */
export function spelledUses(section: Section): UseOf {
  const uses = new Map<string, number>();
  const change = (texts: readonly string[], changed: (use: number) => number) =>
    eachTerm(texts, (term) => uses.set(term, changed(uses.get(term) ?? 0)));
  change(section.rows.map(keyOf), (use) => use | PLACE.key);
  change([section.code], (use) => use | PLACE.code);
  change(section.prose, withOneInProse);
  change(section.rows, withOneInRows);
  return (term) => uses.get(term) ?? 0;
}

/**
 * The same of Chinese. It is looked for when it is asked for: a sentence has two terms for each of
 * its characters, of which a query wants a few.
 */
export function chineseUses({ prose, rows, code }: Section): UseOf {
  const texts = { prose: prose.join('\n'), rows: rows.join('\n') };
  return (term) => {
    let use = code.includes(term) ? PLACE.code : 0;
    eachPlace(texts.prose, term, () => {
      use = withOneInProse(use);
    });
    eachPlace(texts.rows, term, () => {
      use = withOneInRows(use);
    });
    return rows.some((row) => keyOf(row).includes(term)) ? use | PLACE.key : use;
  };
}

function eachTerm(texts: readonly string[], visit: (term: string) => void): void {
  for (const text of texts) {
    for (const run of matchSpelledRuns(text)) termsOf(run).forEach(visit);
  }
}

function eachPlace(text: string, term: string, visit: () => void): void {
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) visit();
}

/** What a row of a table is about. A line of facts has no cells. */
function keyOf(row: string): string {
  return row.slice(0, Math.max(0, row.indexOf(' | ')));
}
