import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SearchHit } from 'site-search';
import { createLocalClient, type LoadFile } from 'site-search/engine';
import { SEARCH_OPTIONS } from '../../../theme/search/vocabulary.ts';
import { indexFolder } from '../../../theme/settings/search.ts';

/** The hits of a query, best first. */
export type Ask = (query: string) => Promise<readonly SearchHit[]>;

/** The engine on the index of a built site, as the worker runs it. */
export function askSite(directory: string, language: string): Ask {
  const folder = path.join(directory, indexFolder(language));
  return askIndex((name) => readFile(path.join(folder, name), 'utf8'));
}

export function askIndex(load: LoadFile): Ask {
  const client = createLocalClient(load, SEARCH_OPTIONS);
  return async (query) => (await client.search({ query })).hits;
}

export function pageOf(hit: SearchHit): string {
  return hit.url.split('#')[0] ?? '';
}
