import type { liteClient } from 'algoliasearch/lite';
import { SEARCH } from '../../settings/search';
import { readStored, writeStored } from '../../ui/storage/localStore';
import { parseJson } from '../untrusted';

type LiteOptions = NonNullable<Parameters<typeof liteClient>[2]>;
type HostCache = NonNullable<LiteOptions['hostsCache']>;
type ResponseCache = NonNullable<LiteOptions['responsesCache']>;

/** The host type of Algolia's client. */
interface Host {
  url: string;
  accept: string;
  protocol: string;
}

type Failure = 'down' | 'timed out';

interface HostState {
  status: 'up' | Failure;
  lastUpdate: number;
}

const UP: HostState = { status: 'up', lastUpdate: 0 };

/**
 * Keeps the state of failed hosts in local storage for two minutes. The client's own
 * cache writes and reads it under different keys, so it would try a dead host first every time.
 */
export function createHostCache(appId: string): HostCache {
  const name = `rstest-docs:search-hosts:${appId}`;
  const read = () =>
    Object.entries(parseJson(readStored(name)) ?? {}).filter(([, state]) => isState(state));

  return {
    async get(key, makeHost) {
      const host = await makeHost();
      const states = new Map<string, HostState>(read());
      return { ...host, ...methodsOf(states.get(idOf(key)) ?? UP) };
    },
    async set(key, value) {
      const { status, lastUpdate } = value as unknown as HostState;
      const states = { ...Object.fromEntries(read()), [idOf(key)]: { status, lastUpdate } };
      writeStored(name, JSON.stringify(states));
      return value;
    },
    // The client never calls these two by itself.
    async delete() {},
    async clear() {},
  };
}

/** The methods that the client calls on a host. */
function methodsOf({ status, lastUpdate }: HostState) {
  const recent = () => Date.now() - lastUpdate <= SEARCH.hostDownFor;
  return {
    status,
    lastUpdate,
    isUp: () => status === 'up' || !recent(),
    isTimedOut: () => status === 'timed out' && recent(),
  };
}

function idOf(key: Record<string, unknown> | string): string {
  const { url, accept, protocol } = key as unknown as Host;
  return `${protocol}://${url} ${accept}`;
}

function isState(value: unknown): value is HostState {
  const state = value as Partial<HostState> | null;
  const known = state?.status === 'down' || state?.status === 'timed out';
  return known && typeof state.lastUpdate === 'number' && state.lastUpdate <= Date.now();
}

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
export function createResponseCache(appId: string, lifetime: number): ResponseCache {
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
