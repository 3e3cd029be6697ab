/**
 * Reloads the page, but only once per URL and build: a page that fails again stays as the server rendered
 * it, and a tab that's open during several deployments is reloaded after each. Builds differ in their
 * scripts, and each is remembered, because servers may send two builds in turn. Without session storage it
 * does nothing, because it couldn't prevent a reload loop. Returns whether it reloads the page.
 */
export function reloadOnce(): boolean {
  try {
    const build = document.querySelector('script[defer]')?.getAttribute('src');
    const key = `static-pages:reloaded ${build}`;
    if (sessionStorage.getItem(key) === window.location.href) return false;
    sessionStorage.setItem(key, window.location.href);
    window.location.reload();
    return true;
  } catch {
    // Session storage is blocked.
    return false;
  }
}
