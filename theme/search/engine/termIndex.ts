import type { PagePart, Section } from './pageRecord.ts';
import { PostingLists, type Postings } from './postingLists.ts';
import { isChinese, matchRuns, squash } from './tokenize.ts';

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
 * Which parts use a term, and how much each is about it. Parts are numbered in their order. Terms
 * of Chinese can be left out where the texts themselves are at hand: see `WholeIndex`.
 */
export function indexParts(parts: readonly PagePart[], chinese = true): Map<string, Postings> {
  const postings = new PostingLists();
  parts.forEach((part, i) => {
    addTexts(postings, part, i, chinese);
    for (const section of part.sections) {
      const weight = section.level === 1 ? CALLED_TITLE : CALLED_HEADING;
      for (const call of callsOf(section)) postings.addTerm(CALLED + call, i, weight);
    }
  });
  return postings.lists;
}

function addTexts(postings: PostingLists, part: PagePart, number: number, chinese: boolean): void {
  for (const [place, text] of placesOf(part)) {
    for (const run of new Set(matchRuns(text))) {
      if (chinese || !isChinese(run)) postings.addRun(run, number, WEIGHT[place]);
    }
  }
}

function placesOf({ title, above, sections }: PagePart): [keyof typeof WEIGHT, string][] {
  const joined = (texts: readonly string[]) => texts.join('\n');
  return [
    ['text', joined(sections.flatMap(({ prose, rows }) => [...prose, ...rows]))],
    ['code', joined(sections.map(({ code }) => code))],
    ['above', joined([title, ...above.map(({ heading }) => heading)])],
    ['heading', joined(sections.flatMap(({ heading, names }) => [heading, ...names]))],
  ];
}

/** How a section is called: its heading and names, squashed. Whoever types one wants it first. */
export function callsOf({ heading, names }: Section): string[] {
  return [...new Set([heading, ...names].map(squash))].filter(Boolean);
}
