import type { Above, PagePart, Section } from './pageRecord.ts';
import { callsOf } from './termIndex.ts';
import { addInProse, addInRows, addPlace, PLACE, type TermUses } from './termUse.ts';
import { fold, matchRuns, type Token, termsOf, tokenize } from './tokenize.ts';

/** A section with what ranking asks of it. */
export interface PreparedSection {
  readonly part: PagePart;
  readonly section: Section;
  /** The headings above, outermost first, without the page's title. */
  readonly above: readonly Above[];
  readonly heading: readonly Token[];
  /** The heading and names, squashed: see `callsOf`. */
  readonly calls: readonly string[];
  /** Heading, prose and rows, a line each, folded. */
  readonly text: string;
  readonly uses: TermUses;
  /** Tokens of prose and rows. */
  readonly length: number;
}

/** Takes a part's texts apart. Costs time in proportion to them, so it is done once a part. */
export function preparePart(part: PagePart): PreparedSection[] {
  const title = tokenize(part.title);
  let open: Above[] = [...part.above];
  return part.sections.map((section) => {
    open = open.filter(({ level }) => level < section.level);
    const prepared = prepareSection(part, section, open, title);
    if (section.level > 1) open = [...open, section];
    return prepared;
  });
}

function prepareSection(
  part: PagePart,
  section: Section,
  above: readonly Above[],
  title: readonly Token[],
): PreparedSection {
  const uses: TermUses = new Map();
  const heading = tokenize(section.heading);
  for (const { term, whole } of heading) addPlace(uses, term, whole ? PLACE.heading : PLACE.piece);
  for (const { term } of title) addPlace(uses, term, PLACE.title);
  eachTerm(section.names, (term) => addPlace(uses, term, PLACE.name));
  eachTerm(
    above.map((one) => one.heading),
    (term) => addPlace(uses, term, PLACE.above),
  );
  eachTerm(section.rows.map(keyOf), (term) => addPlace(uses, term, PLACE.key));
  eachTerm([section.code], (term) => addPlace(uses, term, PLACE.code));
  eachTerm(section.prose, (term) => addInProse(uses, term));
  eachTerm(section.rows, (term) => addInRows(uses, term));
  const text = fold([section.heading, ...section.prose, ...section.rows].join('\n'));
  const length = text.length - section.heading.length;
  return { part, section, above, heading, calls: callsOf(section), text, uses, length };
}

function eachTerm(texts: readonly string[], visit: (term: string) => void): void {
  for (const text of texts) {
    for (const run of matchRuns(text)) termsOf(run).forEach(visit);
  }
}

/** What a row of a table is about. A line of facts has no cells. */
function keyOf(row: string): string {
  return row.slice(0, Math.max(0, row.indexOf(' | ')));
}
