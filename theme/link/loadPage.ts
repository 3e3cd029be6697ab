import { initPageData, warmPageData } from '@rspress/core/runtime';
import { beginNavigation } from './beginNavigation';

export type Outcome = 'ready' | 'overtaken' | 'failed';

/**
 * Loads a page's chunk and data so that it can be shown at once. `failed` says that the browser
 * should try by itself; the reason is in the console.
 */
export async function loadPage(path: string): Promise<Outcome> {
  const navigation = beginNavigation();
  try {
    const data = await initPageData(path);
    if (navigation.isOvertaken()) return 'overtaken';
    warmPageData(path, data);
    return 'ready';
  } catch (error) {
    console.error(error);
    return navigation.isOvertaken() ? 'overtaken' : 'failed';
  } finally {
    navigation.end();
  }
}
