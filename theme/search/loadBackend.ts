import type { SearchBackend } from './searchBackend';
import { indexName } from './settings';

const backends = new Map<string, Promise<SearchBackend>>();

/** The engine for a language, the same one all through a visit; `base` is the site's. */
export function loadBackend(language: string, base: string): Promise<SearchBackend> {
  const known = backends.get(language);
  if (known) return known;
  const loading = create(language, base).catch((error) => {
    // So that the next search tries again.
    backends.delete(language);
    throw error;
  });
  backends.set(language, loading);
  return loading;
}

async function create(language: string, base: string): Promise<SearchBackend> {
  // Spelled out here, so that a build leaves out the engine it doesn't use.
  if (typeof __SEARCH_HOSTED__ !== 'undefined' && __SEARCH_HOSTED__) {
    const { createHostedClient } = await import('./hosted/createHostedClient');
    return createHostedClient(__SEARCH_HOSTED__, indexName(language));
  }
  const { createEmbeddedClient } = await import('./engine/createEmbeddedClient');
  return createEmbeddedClient({ language, base });
}
