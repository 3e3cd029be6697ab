import type { Page } from 'site-search/build';
import { type Ask, pageOf } from './askSite.ts';
import { pick, seededRandom } from './seededRandom.ts';

export interface SubstringFigures {
  readonly queries: number;
  /** Those whose own page is among the first five; or, where more than five pages have the
   * substring, whose first five pages all have it. */
  readonly found: number;
  /** Those whose own page is among the first five, however many have the substring. */
  readonly ownPage: number;
  readonly missed: readonly string[];
}

const PAGES = 5;
const SHORTEST = 2;
const LONGEST = 4;
/** The minimum length of a sentence to take a piece from. */
const SENTENCE = new RegExp(`\\p{Script=Han}{${LONGEST + 2},}`, 'gu');

/** Random substrings of Chinese sentences, regardless of word boundaries. */
export async function substringFigures(
  pages: readonly Page[],
  ask: Ask,
  { queries, seed }: { queries: number; seed: number },
): Promise<SubstringFigures> {
  const random = seededRandom(seed);
  const sentences = pages.flatMap(({ url, sections }) =>
    sections.flatMap(({ prose }) =>
      prose.flatMap((line) => line.match(SENTENCE) ?? []).map((text) => ({ url, text })),
    ),
  );
  const texts = new Map(pages.map((page) => [page.url, textOf(page)]));
  let found = 0;
  let ownPage = 0;
  const missed: string[] = [];
  for (let i = 0; i < queries; i += 1) {
    const { url, text } = pick(sentences, random);
    const query = piece(text, random);
    const urls = [...new Set((await ask(query)).map(pageOf))].slice(0, PAGES);
    const holders = [...texts].filter(([, all]) => all.includes(query)).length;
    const isOwn = urls.includes(url);
    const allHold = urls.length > 0 && urls.every((one) => texts.get(one)?.includes(query));
    if (isOwn) ownPage += 1;
    if (isOwn || (holders > PAGES && allHold)) found += 1;
    else missed.push(`${query} of ${url}`);
  }
  return { queries, found, ownPage, missed };
}

function piece(text: string, random: () => number): string {
  const length = SHORTEST + Math.floor(random() * (LONGEST - SHORTEST + 1));
  const start = 1 + Math.floor(random() * (text.length - length - 1));
  return text.slice(start, start + length);
}

function textOf({ sections }: Page): string {
  return sections.flatMap(({ heading, prose, rows }) => [heading, ...prose, ...rows]).join('\n');
}
