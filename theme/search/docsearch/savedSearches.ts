import { parseJson } from '../../ui/storage/localStore';
import { asRecord, sitePath } from '../untrusted';
import type { DocSearchRow } from './docSearchRow';

/** DocSearch's keys in local storage. */
export const recentKey = (index: string) => `__DOCSEARCH_RECENT_SEARCHES__${index}`;
export const favoriteKey = (index: string) => `__DOCSEARCH_FAVORITE_SEARCHES__${index}`;

/** A text that's longer than any that DocSearch stores. */
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
  const isText = (value: unknown) => typeof value === 'string' && value !== '';
  const hasTexts = [objectID, lvl0, heading, lvl2 ?? lvl1].every(isText);
  const isLocal = typeof url === 'string' && sitePath(url) === url;
  if (!hasTexts || !isLocal || (type !== 'lvl1' && type !== 'lvl2')) return undefined;
  return { objectID, url, type, hierarchy: { lvl0, lvl1, lvl2 } } as DocSearchRow;
}
