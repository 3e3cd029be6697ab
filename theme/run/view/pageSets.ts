import type { PageSets, RunnableSet } from '../contract';

const loading = new Map<string, Promise<PageSets>>();

/** The examples of a page, fetched once. A failed one can be asked for again. */
export function loadPageSets(url: string): Promise<PageSets> {
  const known = loading.get(url);
  if (known) return known;
  const sets = fetchSets(url).catch((error) => {
    loading.delete(url);
    throw error;
  });
  loading.set(url, sets);
  return sets;
}

async function fetchSets(url: string): Promise<PageSets> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} was answered with status ${response.status}.`);
  return response.json();
}

/** One example of a page. Throws where the page has none of that name. */
export async function loadSet(url: string, name: string): Promise<RunnableSet> {
  const { sets } = await loadPageSets(url);
  const set = Object.hasOwn(sets, name) ? sets[name] : undefined;
  if (!set) throw new Error(`${url} has no example ${name}.`);
  return set;
}
