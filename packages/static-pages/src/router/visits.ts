/** The current location, without the site's base. */
export interface Location {
  pathname: string;
  search: string;
  hash: string;
  /** The history entry's key; `default` if the browser created the entry and doesn't tell its key. */
  key: string;
}

/** How the reader got here: back or forward (and the first load), a new entry, or a replacement. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

/** Removes `base`, which has no trailing slash. A path outside of the base, which no page has, stays. */
export function withoutBase(pathname: string, base: string): string {
  const isInside = pathname.toLowerCase().startsWith(`${base.toLowerCase()}/`);
  if (isInside) return pathname.slice(base.length);
  return base !== '' && pathname.toLowerCase() === base.toLowerCase() ? '/' : pathname;
}

/** The key in the state of a history entry, or `browserKey` if this router didn't create the entry. */
export function locationKey(state: unknown, browserKey?: string): string {
  const key = (state as { key?: unknown } | null)?.key;
  return typeof key === 'string' ? key : (browserKey ?? 'default');
}

interface Router {
  /** The site's base without a trailing slash. */
  base: string;
  /** The path of the page on screen. After back or forward, the URL changes first. */
  pathname: string;
  show: (visit: Visit) => void;
}

let mounted: Router | undefined;
let hasFailed = false;

/** Registers a mounted router to be notified of visits. Returns a function that unregisters it. */
export function registerRouter(router: Router): () => void {
  if (!hasFailed) mounted = router;
  return () => {
    if (mounted === router) mounted = undefined;
  };
}

/** Leaves every link to the browser for good: the router registers again with the page that failed. */
export function stopRouting(): void {
  hasFailed = true;
  mounted = undefined;
}

/** Whether a router is mounted; until then the browser handles every link. */
export function isRouted(): boolean {
  return mounted !== undefined;
}

/** The browser's current location. */
export function visitNow(): Visit {
  return currentVisit(mounted?.base ?? '', 'POP');
}

/** Whether the page of the current URL is on screen, rather than being loaded after back or forward. */
export function hasArrived(): boolean {
  return mounted?.pathname === visitNow().location.pathname;
}

/** Shows a URL of the site, given without base. Its page must be cached already. */
export function visit(target: string, options: NavigateOptions = {}): void {
  mounted?.show(writeVisit(mounted.base, target, options));
}

export interface Visit {
  location: Location;
  type: NavigationType;
}

interface NavigateOptions {
  /** Replaces the current history entry. */
  replace?: boolean;
}

/** The browser's current location. `base` has no trailing slash. */
export function currentVisit(base: string, type: NavigationType): Visit {
  const { pathname, search, hash } = window.location;
  // Where supported, the browser's keys distinguish its own entries even if they have the same URL.
  const key = locationKey(window.history.state, window.navigation?.currentEntry?.key);
  return { location: { pathname: withoutBase(pathname, base), search, hash, key }, type };
}

/** Adds a URL of the site to the browser's history, or replaces the current entry. */
function writeVisit(base: string, target: string, { replace }: NavigateOptions): Visit {
  // `crypto.randomUUID` is missing on sites without HTTPS.
  const state = { key: Math.random().toString(36).slice(2, 10) };
  if (replace) window.history.replaceState(state, '', base + target);
  else window.history.pushState(state, '', base + target);
  return currentVisit(base, replace ? 'REPLACE' : 'PUSH');
}
