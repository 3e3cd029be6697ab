const KEY = 'rstest-docs:reloaded';

/**
 * Loads the present address anew, once for an address: a page that fails again stays as the
 * server wrote it. Without session storage nothing could end a loop, so there it does nothing.
 */
export function reloadOnce(): void {
  try {
    if (sessionStorage.getItem(KEY) === window.location.href) return;
    sessionStorage.setItem(KEY, window.location.href);
    window.location.reload();
  } catch {
    // Session storage is blocked.
  }
}
