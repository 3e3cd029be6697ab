import { groupTitle } from '../dialog/resultRow';
import type { BackendHit } from '../searchBackend';
import { asRecord, parseJson, sitePath } from '../untrusted';

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
  return Array.isArray(entries)
    ? entries.flatMap((entry) => validSearch(asRecord(entry)) ?? [])
    : [];
}

function validSearch({ objectID, url, type, hierarchy }: Record<string, unknown>) {
  const { lvl0, lvl1, lvl2 } = asRecord(hierarchy);
  const heading = type === 'lvl1' ? lvl1 : lvl2;
  const texts = [objectID, lvl0, heading].every((text) => typeof text === 'string' && text !== '');
  const isLocal = typeof url === 'string' && sitePath(url) === url;
  if (!texts || !isLocal || (type !== 'lvl1' && type !== 'lvl2')) return undefined;
  return { objectID, url, type, hierarchy: { lvl0, lvl1, lvl2 } } as DocSearchRow;
}
