import { countWords } from './countWords.ts';
import type { WordText } from './packed/wordText.ts';
import type { PagePart, Section } from './pageRecord.ts';
import { addPosting, PostingLists, type Postings } from './postingLists.ts';
import { squash } from './tokenize.ts';

/** Where terms are looked up, whether a site is loaded whole or in shards. */
export interface TermIndex {
  /** Parts that the site has. */
  readonly parts: number;
  get(term: string): Postings;
  /** The terms that are known now, Chinese aside: what a misspelt word may have meant. */
  spelled(): Iterable<string>;
}

/** Before a squashed heading or name: the term for whoever types all of it and nothing else. */
export const CALLED = '=';

/** What standing in a place adds to a term's weight, however often it stands there. */
const WEIGHT = { text: 2, code: 1, above: 1, heading: 7 } as const;
const CALLED_TITLE = 15;
const CALLED_HEADING = 8;

/**
 * Which parts use a term, and how much each is about it: for each term the lists that
 * `joinPostings` makes one of. Parts are numbered in their order.
 */
export function indexParts(parts: readonly PagePart[]): Map<string, Postings[]> {
  const postings = new PostingLists(true);
  parts.forEach((part, i) => {
    const { sections } = part;
    const texts = sections.flatMap(({ prose, rows }) => [...prose, ...rows]);
    postings.addLines(texts, i, WEIGHT.text);
    postings.addLines(
      sections.map(({ code }) => code),
      i,
      WEIGHT.code,
    );
    addHeadings(postings, part, i);
  });
  return postings.listsOfTerms();
}

/**
 * The same without terms of Chinese, and in a fraction of the time, where the parts' text is
 * numbered by its words.
 */
export function indexWords(parts: readonly PagePart[], words: WordText): Map<string, Postings[]> {
  const postings = new PostingLists(false);
  countWords(words, {
    part: (number) => {
      const part = parts[number];
      if (part) addHeadings(postings, part, number);
    },
    text: (run, part) => addPosting(postings.listOfRun(run), part, WEIGHT.text),
    code: (run, part) => addPosting(postings.listOfRun(run), part, WEIGHT.code),
  });
  return postings.listsOfTerms();
}

function addHeadings(postings: PostingLists, part: PagePart, number: number): void {
  const { title, above, sections } = part;
  postings.addLines([title, ...above.map(({ heading }) => heading)], number, WEIGHT.above);
  postings.addLines(
    sections.flatMap(({ heading, names }) => [heading, ...names]),
    number,
    WEIGHT.heading,
  );
  for (const section of sections) {
    const weight = section.level === 1 ? CALLED_TITLE : CALLED_HEADING;
    for (const call of callsOf(section)) postings.addTerm(CALLED + call, number, weight);
  }
}

/** How a section is called: its heading and names, squashed. Whoever types one wants it first. */
export function callsOf({ heading, names }: Section): string[] {
  return [...new Set([heading, ...names].map(squash))].filter(Boolean);
}
