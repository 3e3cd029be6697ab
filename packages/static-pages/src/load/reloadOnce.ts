const KEY = 'static-pages:reloaded';

/**
 * Reloads the page, but only once per URL: a page that fails again stays as the server rendered it.
 * Without session storage it does nothing, because it couldn't prevent a reload loop. Returns whether
 * it reloads the page.
 */
export function reloadOnce(): boolean {
  try {
    if (sessionStorage.getItem(KEY) === window.location.href) return false;
    sessionStorage.setItem(KEY, window.location.href);
    window.location.reload();
    return true;
  } catch {
    // Session storage is blocked.
    return false;
  }
}
