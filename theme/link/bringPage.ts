import { loadPage } from '../page/pages';
import { beginNavigation } from './beginNavigation';

export type Outcome = 'ready' | 'overtaken' | 'failed';

/**
 * Loads a page so that it can be shown at once. `failed` says that the browser should try by
 * itself; the reason is in the console.
 */
export async function bringPage(path: string): Promise<Outcome> {
  const navigation = beginNavigation();
  try {
    await loadPage(path);
    return navigation.isOvertaken() ? 'overtaken' : 'ready';
  } catch (error) {
    console.error(error);
    return navigation.isOvertaken() ? 'overtaken' : 'failed';
  } finally {
    navigation.end();
  }
}
