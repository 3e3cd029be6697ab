import { reloadOnce } from 'static-pages';
import { loadFailureOf, needsReload } from 'static-pages/load';
import { readStored, writeStored } from '../ui/storage/localStore';

const KEY = 'rstest-docs:search-after-load';

/**
 * If the dialog's code can't be loaded because the tab is older than the deployment, reloads the page and
 * stores the query for `takePendingQuery`. `typed` returns the query, or `undefined` if the dialog was
 * closed. Resolves to whether the page is being reloaded.
 */
export async function reopenAfterLoad(
  error: unknown,
  typed: () => string | undefined,
): Promise<boolean> {
  if (!needsReload(await loadFailureOf(error)) || !reloadOnce()) return false;
  // Until then, the reader can continue typing.
  window.addEventListener('pagehide', () => {
    const query = typed();
    if (query !== undefined) writeStored(KEY, query, 'sessionStorage');
  });
  return true;
}

/** Returns and deletes the query that `reopenAfterLoad` stored; `undefined` if there's none. */
export function takePendingQuery(): string | undefined {
  const query = readStored(KEY, 'sessionStorage');
  if (query !== undefined) sessionStorage.removeItem(KEY);
  return query;
}
