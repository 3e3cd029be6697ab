import { escapeHtml, LEVELS } from 'site-search';
import { SEARCH } from '../../settings/search';
import { parseJson } from '../../ui/storage/parseJson';
import { withoutMarks } from './highlight';
import { sitePath } from './siteUrl';

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
export function validSearches(stored: string): object[] {
  const entries = parseJson(stored);
  if (!Array.isArray(entries)) return [];
  const valid = entries.flatMap((entry) => validSearch(entry) ?? []);
  const byId = new Map(valid.map((entry) => [entry.objectID, entry]));
  return [...byId.values()].slice(0, SEARCH.favorites);
}

function validSearch(entry: unknown) {
  if (!isRecord(entry) || !isRecord(entry.hierarchy)) return undefined;
  const { objectID, url, type } = entry;
  const path = typeof url === 'string' ? sitePath(url) : undefined;
  const level = LEVELS.slice(1).find((name) => name === type);
  if (typeof objectID !== 'string' || path === undefined || level === undefined) return undefined;
  const hierarchy: Record<string, string | null> = {};
  for (const name of LEVELS) {
    const text = entry.hierarchy[name];
    const plain = typeof text === 'string' ? text.slice(0, 500) : null;
    // The first one is plain text, the others are HTML: see shownHits.
    hierarchy[name] = plain && name !== 'lvl0' ? escapeHtml(withoutMarks(plain)) : plain;
  }
  if (!hierarchy.lvl0 || !hierarchy[level]) return undefined;
  return { objectID, url: path, type: level, hierarchy, content: null };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
