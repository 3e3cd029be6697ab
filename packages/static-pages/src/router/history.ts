import { type Location, locationKey, type NavigationType, withoutBase } from './location';

export interface Visit {
  location: Location;
  type: NavigationType;
}

export interface NavigateOptions {
  /** Replaces the current history entry. */
  replace?: boolean;
}

/** The browser's current location. `base` has no trailing slash. */
export function currentVisit(base: string, type: NavigationType): Visit {
  const { pathname, search, hash } = window.location;
  // Where supported, a browser's entries can be told apart even if they have the same URL.
  const key = locationKey(window.history.state, window.navigation?.currentEntry?.key);
  return { location: { pathname: withoutBase(pathname, base), search, hash, key }, type };
}

/**
 * Adds a URL of the site to the browser's history. Browsers limit how often a script may do that
 * (Safari: 100 times in 30 seconds) and then throw; in that case the browser loads the URL and the
 * result is `undefined`.
 */
export function writeVisit(
  base: string,
  target: string,
  { replace }: NavigateOptions,
): Visit | undefined {
  const url = base + target;
  const state = { key: Math.random().toString(36).slice(2, 10) };
  try {
    if (replace) window.history.replaceState(state, '', url);
    else window.history.pushState(state, '', url);
  } catch (error) {
    console.error(error);
    if (replace) window.location.replace(url);
    else window.location.assign(url);
    return undefined;
  }
  return currentVisit(base, replace ? 'REPLACE' : 'PUSH');
}
