import type { liteClient } from 'algoliasearch/lite';
import { SEARCH } from '../../settings/search';
import { readStored, writeStored } from '../../ui/storage/localStore';
import { parseJson } from '../../ui/storage/parseJson';

type Cache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

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
export function createHostCache(appId: string): Cache {
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
