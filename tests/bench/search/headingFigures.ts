import type { Page } from 'site-search/build';
import { LIMITS, normalizeName } from 'site-search/engine';
import type { Ask } from './askSite.ts';

export interface HeadingFigures {
  readonly titles: number;
  /** Share of titles for which a page with that title is the first hit. */
  readonly titlesFirst: number;
  readonly headings: number;
  /** Share of headings for which a section with that heading is the first hit, or among the first three. */
  readonly first: number;
  readonly top3: number;
  readonly missed: readonly string[];
}

/** Uses each title and heading as a query. Any section with that heading counts. */
export async function headingFigures(pages: readonly Page[], ask: Ask): Promise<HeadingFigures> {
  const titles = [...new Set(pages.map(({ title }) => title))];
  const headings = [
    ...new Set(pages.flatMap(({ sections }) => sections.map((one) => one.heading))),
  ];
  const sections = hitsByName(pages);
  let titlesFirst = 0;
  for (const title of titles) {
    const [hit] = await ask(title);
    if (
      hit &&
      normalizeName(pages.find(({ url }) => url === hit.url)?.title ?? '') === normalizeName(title)
    ) {
      titlesFirst += 1;
    }
  }
  let first = 0;
  let top3 = 0;
  const missed: string[] = [];
  for (const heading of headings) {
    const query = heading.slice(0, LIMITS.queryLength);
    const wanted = sections.get(normalizeName(heading)) ?? new Set();
    const hits = await ask(query);
    const rank = hits.findIndex(({ url }) => wanted.has(url)) + 1;
    if (rank === 1) first += 1;
    if (rank > 0 && rank <= 3) top3 += 1;
    else missed.push(heading);
  }
  return { titles: titles.length, titlesFirst, headings: headings.length, first, top3, missed };
}

/** The accepted hits for each normalized heading or name. */
function hitsByName(pages: readonly Page[]): Map<string, Set<string>> {
  const sections = new Map<string, Set<string>>();
  for (const { url, sections: own } of pages) {
    for (const { anchor, heading, names } of own) {
      const address = anchor ? `${url}#${anchor}` : url;
      for (const call of [heading, ...names].map(normalizeName)) {
        sections.set(call, (sections.get(call) ?? new Set()).add(address));
      }
    }
  }
  return sections;
}
