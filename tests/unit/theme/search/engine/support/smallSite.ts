import { indexFiles } from '../../../../../../plugins/search-index/indexFiles.ts';
import type { LoadFile } from '../../../../../../theme/search/engine/indexFiles.ts';
import { ENGINE } from '../../../../../../theme/search/engine/limits.ts';
import type { OpenSite } from '../../../../../../theme/search/engine/openSite.ts';
import { openSite } from '../../../../../../theme/search/engine/openSite.ts';
import type { PageRecord, Section } from '../../../../../../theme/search/engine/pageRecord.ts';

type Draft = Partial<Section> & Pick<Section, 'heading'>;

/** A page with an opening and sections under it. Anchors are the headings in lower case. */
export function page(
  route: string,
  opening: Draft,
  sections: readonly Draft[] = [],
  language = 'en',
): PageRecord {
  const [first, ...rest] = [opening, ...sections].map((draft, i) => ({
    level: i === 0 ? 1 : 2,
    anchor: i === 0 ? '' : draft.heading.toLowerCase().replaceAll(' ', '-'),
    names: [],
    prose: [],
    rows: [],
    code: '',
    ...draft,
  }));
  if (!first) throw new Error('A page has an opening.');
  return {
    route,
    language,
    area: 'Docs',
    title: opening.heading,
    links: 0,
    sections: [first, ...rest],
  };
}

/** So many pages that the index is written in shards. */
export function manyPages(pages: readonly PageRecord[], language = 'en'): PageRecord[] {
  let state = 7;
  const word = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return `w${state.toString(36)}`;
  };
  const filler = Array.from({ length: Math.ceil(ENGINE.wholeSite / 3_500) }, (_, i) =>
    page(
      `/filler/${i}`,
      { heading: `Filler ${i}`, prose: Array(4).fill(Array.from({ length: 120 }, word).join(' ')) },
      [],
      language,
    ),
  );
  return [...pages, ...filler];
}

type Files = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

const built = new WeakMap<readonly PageRecord[], Files>();

/** An index takes its time, so that of the same pages is built once. */
function filesOf(pages: readonly PageRecord[]): Files {
  const known = built.get(pages);
  if (known) return known;
  const files = new Map(
    indexFiles(pages).map(({ path, content }) => [path, Uint8Array.from(Buffer.from(content))]),
  );
  built.set(pages, files);
  return files;
}

/** The files of an index by their paths, and which of them were asked for. */
export function servedFiles(pages: readonly PageRecord[]) {
  const files = filesOf(pages);
  const asked: string[] = [];
  const load: LoadFile = async (path) => {
    asked.push(path);
    const content = files.get(path);
    if (content === undefined) throw new Error(`no file ${path}`);
    return content;
  };
  return { files, asked, load };
}

export function open(pages: readonly PageRecord[], language = 'en'): Promise<OpenSite> {
  return openSite(language, servedFiles(pages).load);
}
