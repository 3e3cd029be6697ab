import type { liteClient } from 'algoliasearch/lite';
import { SEARCH } from '../../settings/search';
import { readStored, writeStored } from '../../ui/storage/localStore';

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
 * Keeps the state of failed hosts in local storage for two minutes (section 9). The client's own
 * cache writes and reads it under different keys, so it would try a dead host first every time.
 */
export function createHostCache(appId: string): Cache {
  const name = `rstest-docs:search-hosts:${appId}`;
  const read = () => parseStates(readStored(name));
  const write = (states: Record<string, HostState>) => writeStored(name, JSON.stringify(states));

  return {
    async get(key, makeHost) {
      const host = await makeHost();
      return { ...host, ...methodsOf(read()[idOf(key)] ?? UP) };
    },
    async set(key, value) {
      const { status, lastUpdate } = value as unknown as HostState;
      write({ ...read(), [idOf(key)]: { status, lastUpdate } });
      return value;
    },
    async delete(key) {
      const { [idOf(key)]: _, ...rest } = read();
      write(rest);
    },
    async clear() {
      write({});
    },
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

function parseStates(stored: string | undefined): Record<string, HostState> {
  try {
    const states: unknown = JSON.parse(stored ?? '{}');
    return typeof states === 'object' && states !== null
      ? Object.fromEntries(Object.entries(states).filter(([, state]) => isState(state)))
      : {};
  } catch {
    return {};
  }
}

function isState(value: unknown): value is HostState {
  const state = value as Partial<HostState> | null;
  const known = state?.status === 'down' || state?.status === 'timed out';
  return known && typeof state.lastUpdate === 'number' && state.lastUpdate <= Date.now();
}
