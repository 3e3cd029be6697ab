import type { Page, Section } from 'site-search/build';
import { type Hierarchy, LEVELS } from '../../../theme/search/hosted/hostedRequest.ts';

/** A record of the hosted index: a heading, or a line of text below one. Text is plain, not HTML. */
export interface AlgoliaRecord {
  objectID: string;
  url: string;
  type: string;
  hierarchy: Hierarchy;
  content: string | null;
  /** For a heading: the names that the section defines, as readers type them. */
  names?: readonly string[];
  /** Ranks records that match equally well. */
  weight: { level: number; links: number; position: number };
}

const HIGHEST = 100;
const STEP = 10;

/** The records of pages, with the same text as the embedded index. */
export function algoliaRecords(pages: readonly Page[]): AlgoliaRecord[] {
  return pages.flatMap(pageRecords);
}

function pageRecords(page: Page): AlgoliaRecord[] {
  const open: Section[] = [];
  const taken = new Set<string>();
  let position = 0;
  return page.sections.flatMap((section) => {
    while (open.length > 0 && (open.at(-1)?.level ?? 0) >= section.level) open.pop();
    open.push(section);
    const url = section.anchor ? `${page.url}#${section.anchor}` : page.url;
    const id = uniqueId(url, section, taken);
    const shared = {
      url,
      hierarchy: hierarchyOf(page, open),
      weight: { level: HIGHEST - section.level * STEP, links: page.inboundLinks },
    };
    const heading = {
      ...shared,
      objectID: id,
      type: `lvl${Math.max(1, section.level)}`,
      content: null,
      names: section.names,
      weight: { ...shared.weight, position: position++ },
    };
    const texts = [...section.prose, ...section.rows, ...Object.values(section.facts)];
    const lines = texts.map((content, line) => ({
      ...shared,
      objectID: `${id}:${line}`,
      type: 'content',
      content,
      weight: { ...shared.weight, level: 0, position: position++ },
    }));
    return [heading, ...lines];
  });
}

/** Headings without an anchor share their page's URL. */
function uniqueId(url: string, section: Section, taken: Set<string>): string {
  const wanted = section.anchor || section.level === 1 ? url : `${url}~${section.heading}`;
  let id = wanted;
  for (let number = 2; taken.has(id); number++) id = `${wanted}~${number}`;
  taken.add(id);
  return id;
}

function hierarchyOf(page: Page, open: readonly Section[]): Hierarchy {
  const texts = LEVELS.map((level, depth) => {
    if (depth === 0) return [level, page.area];
    if (depth === 1) return [level, page.title];
    return [level, open.find((section) => section.level === depth)?.heading ?? null];
  });
  return Object.fromEntries(texts) as Hierarchy;
}
