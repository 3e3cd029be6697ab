import { reloadOnce } from 'static-pages';
import { NAVIGATION_TIMING } from 'static-pages/settings';

const KEY = 'rstest-docs:search-after-load';

/**
 * If the dialog's code can't be loaded although the server responds, the tab is older than the
 * deployment: reloads the page and reopens the dialog there with the typed query, which `typed`
 * returns; `undefined` if the dialog was closed. Resolves to whether the page is being reloaded.
 */
export async function reopenAfterLoad(typed: () => string | undefined): Promise<boolean> {
  try {
    const { ok } = await fetch(window.location.href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(NAVIGATION_TIMING.loadDeadline),
    });
    if (!ok || !reloadOnce()) return false;
    // Until then, the reader can continue typing.
    window.addEventListener('pagehide', () => {
      const query = typed();
      if (query !== undefined) sessionStorage.setItem(KEY, query);
    });
    return true;
  } catch {
    // Without a network, the page stays as it is.
    return false;
  }
}

/** The query that was typed before the page was reloaded for search; `undefined` otherwise. */
export function takePendingQuery(): string | undefined {
  try {
    const query = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return query ?? undefined;
  } catch {
    return undefined;
  }
}
