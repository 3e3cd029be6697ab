import type { PagePart, Section } from './pageRecord.ts';
import { PostingLists, type Postings } from './postingLists.ts';
import { squash } from './tokenize.ts';

/** Where terms are looked up, whether a site is loaded whole or in shards. */
export interface TermIndex {
  /** Parts that the site has. */
  readonly parts: number;
  get(term: string): Postings;
  /** The parts with a heading or name that is called so: see `callsOf`. */
  called(call: string): Postings;
  /** The known terms that begin so, Chinese aside. */
  beginning(start: string): Iterable<string>;
  /** All of them: what a misspelt word may have meant. */
  spelled(): Iterable<string>;
}

/** Before a squashed heading or name: the term for whoever types all of it and nothing else. */
export const CALLED = '=';

/** What standing in a place adds to a term's weight, however often it stands there. */
export const PLACE_WEIGHTS = { text: 2, code: 1, above: 1, heading: 7 } as const;
/** What it weighs to be called so. */
export const CALLED_WEIGHTS = { title: 15, heading: 8 } as const;

/**
 * Which parts use a term, and how much each is about it: for each term the lists that
 * `joinPostings` makes one of. Parts are numbered in their order.
 */
export function indexParts(parts: readonly PagePart[]): Map<string, Postings[]> {
  const postings = new PostingLists();
  parts.forEach((part, i) => {
    const { sections } = part;
    const texts = sections.flatMap(({ prose, rows }) => [...prose, ...rows]);
    postings.addLines(texts, i, PLACE_WEIGHTS.text);
    postings.addLines(
      sections.map(({ code }) => code),
      i,
      PLACE_WEIGHTS.code,
    );
    addHeadings(postings, part, i);
  });
  return postings.listsOfTerms();
}

function addHeadings(postings: PostingLists, part: PagePart, number: number): void {
  const { title, above, sections } = part;
  postings.addLines([title, ...above.map(({ heading }) => heading)], number, PLACE_WEIGHTS.above);
  postings.addLines(
    sections.flatMap(({ heading, names }) => [heading, ...names]),
    number,
    PLACE_WEIGHTS.heading,
  );
  for (const section of sections) {
    const weight = section.level === 1 ? CALLED_WEIGHTS.title : CALLED_WEIGHTS.heading;
    for (const call of callsOf(section)) postings.addTerm(CALLED + call, number, weight);
  }
}

/** How a section is called: its heading and names, squashed. Whoever types one wants it first. */
export function callsOf({ heading, names }: Section): string[] {
  return [...new Set([heading, ...names].map(squash))].filter(Boolean);
}
