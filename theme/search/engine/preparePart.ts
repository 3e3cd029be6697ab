import { getOrMake } from './getOrMake.ts';
import type { Above, PagePart, Section } from './pageRecord.ts';
import { callsOf } from './termIndex.ts';
import { PLACE, type UseOf } from './termUse.ts';
import { chineseUses, spelledUses } from './textUses.ts';
import { fold, isChinese, matchRuns, type Token, termsOf, tokenize } from './tokenize.ts';

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
  readonly uses: UseOf;
  /** Characters of prose and rows. */
  readonly length: number;
}

/**
 * Takes a part's texts apart. Costs time in proportion to them, so it is done once a part, and not
 * for terms where `usesOf` knows how the texts of the part's section of that number use them.
 */
export function preparePart(
  part: PagePart,
  usesOf: (section: Section, number: number) => UseOf = spelledUses,
): PreparedSection[] {
  const title = tokenize(part.title);
  let open: Above[] = [...part.above];
  return part.sections.map((section, i) => {
    open = open.filter(({ level }) => level < section.level);
    const heading = tokenize(section.heading);
    const named = namedUses(section, heading, open, title);
    const prepared = {
      part,
      section,
      above: open,
      heading,
      calls: callsOf(section),
      text: fold([section.heading, ...section.prose, ...section.rows].join('\n')),
      uses: allUses(named, usesOf(section, i), chineseUses(section)),
    };
    if (section.level > 1) open = [...open, section];
    return { ...prepared, length: prepared.text.length - section.heading.length };
  });
}

/** How the headings and names of a section, and those above it, use terms. */
function namedUses(
  { names }: Section,
  heading: readonly Token[],
  above: readonly Above[],
  title: readonly Token[],
): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  const add = (term: string, place: number) => uses.set(term, (uses.get(term) ?? 0) | place);
  const addAll = (text: string, place: number) => {
    for (const run of matchRuns(text)) for (const term of termsOf(run)) add(term, place);
  };
  for (const { term, whole } of heading) add(term, whole ? PLACE.heading : PLACE.piece);
  for (const { term } of title) add(term, PLACE.title);
  for (const name of names) addAll(name, PLACE.name);
  for (const one of above) addAll(one.heading, PLACE.above);
  return uses;
}

/** Readers ask for the same terms letter by letter, so each is remembered. */
function allUses(named: ReadonlyMap<string, number>, spelled: UseOf, chinese: UseOf): UseOf {
  const known = new Map<string, number>();
  return (term) =>
    getOrMake(
      known,
      term,
      () => (named.get(term) ?? 0) | (isChinese(term) ? chinese(term) : spelled(term)),
    );
}
