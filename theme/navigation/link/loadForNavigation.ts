import { loadPage } from '../../page/pageStore';
import { beginNavigation } from './beginNavigation';

export type LoadOutcome = 'ready' | 'superseded' | 'failed';

/**
 * Loads a page into the page store, within the timeout of `loadText`. `failed` means that the browser
 * should load the document instead; the reason is logged to the console.
 */
export async function loadForNavigation(path: string): Promise<LoadOutcome> {
  const navigation = beginNavigation();
  try {
    await loadPage(path);
    return navigation.isSuperseded() ? 'superseded' : 'ready';
  } catch (error) {
    console.error(error);
    return navigation.isSuperseded() ? 'superseded' : 'failed';
  } finally {
    navigation.end();
  }
}
