import type { PageInput, Section, SectionInput } from '../../src/build.ts';
import { buildIndex } from '../../src/build.ts';
import { createLocalClient, type LoadIndex, type SiteOptions } from '../../src/engine.ts';
import type { SearchResult } from '../../src/index.ts';

type Draft = Partial<Section> & Pick<Section, 'heading'>;

export const OPTIONS: SiteOptions = {
  synonyms: [
    ['snapshot', '快照'],
    ['coverage', '覆盖率'],
    ['hook', '钩子'],
    ['update', '更新'],
    ['fake timers', '模拟定时器'],
  ],
  namespaces: { vi: 'rs', jest: 'rs' },
};

/** A page with an opening and sections under it. Anchors are the headings in lower case. */
export function page(url: string, opening: Draft, sections: readonly Draft[] = []): PageInput {
  return {
    url,
    title: opening.heading,
    area: 'Docs',
    sections: [
      { level: 1, ...opening },
      ...sections.map(
        (section): SectionInput => ({
          level: 2,
          anchor: section.heading.toLowerCase().replaceAll(' ', '-'),
          ...section,
        }),
      ),
    ],
  };
}

export type Ask = (query: string, hits?: number) => Promise<SearchResult>;

/** Asks an index one query at a time. */
export function askIndex(load: LoadIndex): Ask {
  const client = createLocalClient(load, OPTIONS);
  return (query, hits) => client.search({ query, hits });
}

export function askPages(pages: readonly PageInput[]): Ask {
  return askIndex(async () => buildIndex(pages));
}
