import { SEARCH } from '../../settings/search';
import { groupTitle } from '../dialog/resultRow';
import type { BackendHit } from '../searchBackend';
import { parseJson, record, sitePath } from '../untrusted';

/** A hit in the shape that DocSearch shows and saves. Its texts are plain: `HitRow` shows them. */
export interface DocSearchRow {
  objectID: string;
  url: string;
  /** The level of `hierarchy` with the heading. DocSearch draws another icon for a page. */
  type: 'lvl1' | 'lvl2';
  /** `lvl0` is the title of a group of rows. */
  hierarchy: { lvl0: string; lvl1: string | null; lvl2: string | null };
  /** What `HitRow` shows. The only field that DocSearch doesn't save. */
  _snippetResult?: BackendHit;
}

export function docSearchRow(hit: BackendHit): DocSearchRow {
  const isPage = !hit.url.includes('#') && hit.title.text === hit.page;
  return {
    objectID: hit.objectID ?? hit.url,
    url: hit.url,
    type: isPage ? 'lvl1' : 'lvl2',
    hierarchy: { lvl0: groupTitle(hit), lvl1: hit.page, lvl2: isPage ? null : hit.title.text },
    _snippetResult: hit,
  };
}

/** DocSearch's keys in local storage. */
export const recentKey = (index: string) => `__DOCSEARCH_RECENT_SEARCHES__${index}`;
export const favoriteKey = (index: string) => `__DOCSEARCH_FAVORITE_SEARCHES__${index}`;

/** More than DocSearch ever writes at once. */
const PROBE = 'x'.repeat(16_384);

/**
 * Repairs saved searches for DocSearch, which doesn't validate them. Returns whether searches can
 * be saved at all: with full or blocked storage, DocSearch would throw when a hit is chosen.
 */
export function repairSavedSearches(index: string): boolean {
  try {
    for (const key of [recentKey(index), favoriteKey(index)]) {
      const stored = localStorage.getItem(key);
      if (stored === null) continue;
      const kept = JSON.stringify(validSearches(stored));
      if (kept !== stored) localStorage.setItem(key, kept);
    }
    const probe = `${recentKey(index)}?`;
    localStorage.setItem(probe, PROBE);
    localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}

/** The valid entries, with the fields that are shown and no others. */
export function validSearches(stored: string): DocSearchRow[] {
  const entries = parseJson(stored);
  if (!Array.isArray(entries)) return [];
  const valid = entries.flatMap((entry) => validSearch(record(entry)) ?? []);
  const byId = new Map(valid.map((entry) => [entry.objectID, entry]));
  return [...byId.values()].slice(0, SEARCH.favorites);
}

/** Characters of a text; more is never shown. */
const LONGEST = 500;

function validSearch(entry: Record<string, unknown>): DocSearchRow | undefined {
  const { objectID, url } = entry;
  const path = typeof url === 'string' ? sitePath(url) : undefined;
  const type = String(entry.type);
  const { lvl0: page, [type]: saved } = record(entry.hierarchy);
  if (typeof objectID !== 'string' || path === undefined || !/^lvl[1-6]$/.test(type)) return;
  if (typeof page !== 'string' || typeof saved !== 'string' || !page || !saved) return;
  // Older versions of the site saved HTML, and this field with it.
  const heading = ('content' in entry ? decodeEntities(saved) : saved).slice(0, LONGEST);
  return {
    objectID,
    url: path,
    type: type === 'lvl1' ? type : 'lvl2',
    hierarchy: {
      lvl0: page.slice(0, LONGEST),
      lvl1: type === 'lvl1' ? heading : null,
      lvl2: type === 'lvl1' ? null : heading,
    },
  };
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

function decodeEntities(html: string): string {
  return html.replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);
}
