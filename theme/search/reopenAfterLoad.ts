import { reloadOnce } from '../layout/reloadOnce';

const KEY = 'rstest-docs:search-after-load';

/**
 * When the dialog's code can't be had though the server answers, the tab is older than the
 * deployment: the page is loaded anew and the dialog opened there, with what was typed.
 */
export async function reopenAfterLoad(query: string): Promise<void> {
  try {
    const { ok } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    if (!ok) return;
    sessionStorage.setItem(KEY, query);
    reloadOnce();
  } catch {
    // No network, or no storage: the page stays as it is.
  }
}

/** What was typed before the page was loaded anew for the search; nothing if it wasn't. */
export function takeReopening(): string | undefined {
  try {
    const query = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return query ?? undefined;
  } catch {
    return undefined;
  }
}
