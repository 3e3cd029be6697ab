import type { PageInput, Section, SectionInput } from '../../src/build.ts';
import { buildIndex } from '../../src/build.ts';
import { createLocalClient, type LoadFile, type SiteOptions } from '../../src/engine.ts';
import type { SearchResult } from '../../src/index.ts';
import { LIMITS } from '../../src/limits.ts';

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

/** So many pages that the index has term chunks. */
export function manyPages(pages: readonly PageInput[]): PageInput[] {
  let state = 7;
  const word = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return `w${state.toString(36)}`;
  };
  const filler = Array.from({ length: Math.ceil(LIMITS.singleChunk / 3_500) }, (_, i) =>
    page(`/filler/${i}`, {
      heading: `Filler ${i}`,
      prose: Array(4).fill(Array.from({ length: 120 }, word).join(' ')),
    }),
  );
  return [...pages, ...filler];
}

type Files = ReadonlyMap<string, string>;

const built = new WeakMap<readonly PageInput[], Files>();

/** An index takes its time, so that of the same pages is built once. */
function filesOf(pages: readonly PageInput[]): Files {
  const known = built.get(pages);
  if (known) return known;
  const files = new Map(buildIndex(pages).map(({ name, content }) => [name, content]));
  built.set(pages, files);
  return files;
}

/** The files of an index by their names, and which of them were loaded. */
export function serveFiles(pages: readonly PageInput[]) {
  const files = filesOf(pages);
  const loaded: string[] = [];
  const load: LoadFile = async (name) => {
    loaded.push(name);
    const content = files.get(name);
    if (content === undefined) throw new Error(`no file ${name}`);
    return content;
  };
  return { files, loaded, load };
}

export type Ask = (query: string, hits?: number) => Promise<SearchResult>;

/** Asks an index one query at a time. */
export function askIndex(load: LoadFile): Ask {
  const client = createLocalClient(load, OPTIONS);
  return (query, hits) => client.search({ query, hits });
}

export function askPages(pages: readonly PageInput[]): Ask {
  return askIndex(serveFiles(pages).load);
}
