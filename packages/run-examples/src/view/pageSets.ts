import type { LoadFailure, PageSets, RunnableSet } from '../contract';
import { oncePerUrl } from '../session/oncePerUrl';
import type { RunViewOptions } from './viewContext';

/** The URL of a page's examples, and how to load them. */
type SetsSource = Pick<RunViewOptions, 'setsUrl' | 'loadText'>;

/** An error in the content of a page's file of examples. */
function setsError(url: string, reason: LoadFailure, detail: string): Error {
  return Object.assign(new Error(`${url} could not be loaded: ${detail}`), { reason });
}

const fetchSets = oncePerUrl(async (url, loadText): Promise<PageSets['sets']> => {
  const text = await loadText(url);
  try {
    const { sets } = JSON.parse(text) as PageSets;
    if (sets && typeof sets === 'object') return sets;
  } catch {
    // Invalid JSON is the same error as JSON without examples.
  }
  throw setsError(url, 'invalid', 'it contains no examples');
});

/** One example of a page. Rejects if the page has none with that name. */
export async function loadSet(source: SetsSource, name: string): Promise<RunnableSet> {
  const sets = await fetchSets(source.setsUrl, source.loadText);
  const set = Object.hasOwn(sets, name) ? sets[name] : undefined;
  if (!set) throw setsError(source.setsUrl, 'outdated', `it has no example ${name}`);
  return set;
}
