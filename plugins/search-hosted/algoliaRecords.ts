import type { PageRecord, Section } from '../../theme/search/engine/pageRecord.ts';
import { type Hierarchy, LEVELS } from '../../theme/search/searchHit.ts';

/** A record of the hosted index: a heading, or a line of text beneath one. Texts are plain. */
export interface AlgoliaRecord {
  objectID: string;
  url: string;
  type: string;
  hierarchy: Hierarchy;
  content: string | null;
  /** Of a heading: what the section defines, as readers type it. */
  names?: readonly string[];
  /** What ranks between records that match alike. */
  weight: { level: number; links: number; position: number };
}

const HIGHEST = 100;
const STEP = 10;

/** The records of pages, the same texts that the embedded index is made of. */
export function algoliaRecords(pages: readonly PageRecord[]): AlgoliaRecord[] {
  return pages.flatMap(pageRecords);
}

function pageRecords(page: PageRecord): AlgoliaRecord[] {
  const open: Section[] = [];
  const taken = new Set<string>();
  let position = 0;
  return page.sections.flatMap((section) => {
    while (open.length > 0 && (open.at(-1)?.level ?? 0) >= section.level) open.pop();
    open.push(section);
    const url = section.anchor ? `${page.route}#${section.anchor}` : page.route;
    const id = uniqueId(url, section, taken);
    const shared = {
      url,
      hierarchy: hierarchyOf(page, open),
      weight: { level: HIGHEST - section.level * STEP, links: page.links },
    };
    const heading = {
      ...shared,
      objectID: id,
      type: `lvl${Math.max(1, section.level)}`,
      content: null,
      names: section.names,
      weight: { ...shared.weight, position: position++ },
    };
    const lines = [...section.prose, ...section.rows].map((content, line) => ({
      ...shared,
      objectID: `${id}:${line}`,
      type: 'content',
      content,
      weight: { ...shared.weight, level: 0, position: position++ },
    }));
    return [heading, ...lines];
  });
}

/** Headings without an anchor share their page's address. */
function uniqueId(url: string, section: Section, taken: Set<string>): string {
  const wanted = section.anchor || section.level === 1 ? url : `${url}~${section.heading}`;
  let id = wanted;
  for (let number = 2; taken.has(id); number++) id = `${wanted}~${number}`;
  taken.add(id);
  return id;
}

function hierarchyOf(page: PageRecord, open: readonly Section[]): Hierarchy {
  const texts = LEVELS.map((level, depth) => {
    if (depth === 0) return [level, page.area];
    if (depth === 1) return [level, page.title];
    return [level, open.find((section) => section.level === depth)?.heading ?? null];
  });
  return Object.fromEntries(texts) as Hierarchy;
}
