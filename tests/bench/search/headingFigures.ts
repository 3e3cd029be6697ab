import { ENGINE } from '../../../theme/search/engine/limits.ts';
import type { PageRecord } from '../../../theme/search/engine/pageRecord.ts';
import { squash } from '../../../theme/search/engine/tokenize.ts';
import type { Ask } from './askSite.ts';

export interface HeadingFigures {
  readonly titles: number;
  /** Titles whose query has a page of that title first. */
  readonly titlesFirst: number;
  readonly headings: number;
  /** Headings whose query has a section called so first, or among the first three. */
  readonly first: number;
  readonly top3: number;
  readonly missed: readonly string[];
}

/** Every title and heading as a query. Several sections may be called alike: each will do. */
export async function headingFigures(
  pages: readonly PageRecord[],
  ask: Ask,
): Promise<HeadingFigures> {
  const titles = [...new Set(pages.map(({ title }) => title))];
  const headings = [
    ...new Set(pages.flatMap(({ sections }) => sections.map((one) => one.heading))),
  ];
  const sections = calledBy(pages);
  let titlesFirst = 0;
  for (const title of titles) {
    const [hit] = await ask(title);
    if (
      hit &&
      squash(pages.find(({ route }) => route === hit.url)?.title ?? '') === squash(title)
    ) {
      titlesFirst += 1;
    }
  }
  let first = 0;
  let top3 = 0;
  const missed: string[] = [];
  for (const heading of headings) {
    const query = heading.slice(0, ENGINE.queryLength);
    const wanted = sections.get(squash(heading)) ?? new Set();
    const hits = await ask(query);
    const rank = hits.findIndex(({ objectID }) => wanted.has(objectID)) + 1;
    if (rank === 1) first += 1;
    if (rank > 0 && rank <= 3) top3 += 1;
    else missed.push(heading);
  }
  return { titles: titles.length, titlesFirst, headings: headings.length, first, top3, missed };
}

/** The hits that each squashed heading or name may stand for. */
function calledBy(pages: readonly PageRecord[]): Map<string, Set<string>> {
  const sections = new Map<string, Set<string>>();
  for (const { route, sections: own } of pages) {
    for (const { level, anchor, heading, names } of own) {
      const address = anchor ? `${route}#${anchor}` : route;
      const id = anchor || level === 1 ? address : `${address}~${heading}`;
      for (const call of [heading, ...names].map(squash)) {
        sections.set(call, (sections.get(call) ?? new Set()).add(id));
      }
    }
  }
  return sections;
}
