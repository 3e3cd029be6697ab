import type { liteClient } from 'algoliasearch/lite';
import { readStored, writeStored } from '../../ui/storage/localStore';
import { parseJson } from '../../ui/storage/parseJson';

type Cache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['responsesCache']>;

interface Entry {
  key: string;
  at: number;
  value: unknown;
}

const MOST_ENTRIES = 30;

/**
 * Caches responses in local storage for `lifetime` milliseconds. Algolia's own cache, combined with
 * another one, would repeat a failing request for each of them, and it grows without limit.
 */
export function createResponseCache(appId: string, lifetime: number): Cache {
  const name = `rstest-docs:search-responses:${appId}`;

  const read = (): Entry[] => {
    const entries = parseJson(readStored(name));
    if (!Array.isArray(entries)) return [];
    const age = ({ at }: Entry) => Date.now() - at;
    return entries.filter((entry) => isEntry(entry) && age(entry) >= 0 && age(entry) < lifetime);
  };

  return {
    async get(key, fetchValue, events) {
      const known = read().find((entry) => entry.key === JSON.stringify(key));
      if (known) return known.value as Awaited<ReturnType<typeof fetchValue>>;
      const value = await fetchValue();
      await events?.miss(value);
      return value;
    },
    async set(key, value) {
      if (!hasHits(value)) return value;
      const id = JSON.stringify(key);
      const others = read().filter((entry) => entry.key !== id);
      const entries = [{ key: id, at: Date.now(), value }, ...others].slice(0, MOST_ENTRIES);
      writeStored(name, JSON.stringify(entries));
      return value;
    },
    // The client never calls these two by itself.
    async delete() {},
    async clear() {},
  };
}

/** Whether a response may be cached. A retry must not get anything else. */
function hasHits(value: unknown): boolean {
  const { results } = (value ?? {}) as { results?: unknown };
  return (
    Array.isArray(results) &&
    results.length > 0 &&
    results.every((result) => Array.isArray(result?.hits))
  );
}

function isEntry(value: unknown): value is Entry {
  const entry = value as Partial<Entry> | null;
  return typeof entry?.key === 'string' && typeof entry.at === 'number' && 'value' in entry;
}
