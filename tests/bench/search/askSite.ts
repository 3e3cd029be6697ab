import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadFile } from '../../../theme/search/engine/indexFiles.ts';
import { openSite } from '../../../theme/search/engine/openSite.ts';
import { search } from '../../../theme/search/engine/search.ts';
import type { SearchHit } from '../../../theme/search/searchHit.ts';

/** The hits of a query, best first. */
export type Ask = (query: string) => Promise<readonly SearchHit[]>;

/** The engine on the index of a built site, as the worker runs it. */
export async function askSite(directory: string, language: string): Promise<Ask> {
  const site = await openSite(language, diskLoader(directory));
  return async (query) => (await search(site, { query })).hits;
}

function diskLoader(directory: string): LoadFile {
  return (file) => readFile(path.join(directory, file));
}

export function routeOf(hit: SearchHit): string {
  return hit.url.split('#')[0] ?? '';
}
