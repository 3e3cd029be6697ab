import { keyOf, type Location, type NavigationType, withoutBase } from './location';

export interface Visit {
  location: Location;
  type: NavigationType;
}

export interface NavigateOptions {
  /** Takes the place of the present entry of the history. */
  replace?: boolean;
}

/** The browser's present address. `base` is without a slash at its end. */
export function currentVisit(base: string, type: NavigationType): Visit {
  const { pathname, search, hash } = window.location;
  const key = keyOf(window.history.state);
  return { location: { pathname: withoutBase(pathname, base), search, hash, key }, type };
}

/** Writes an address of the site into the browser's history. */
export function writeVisit(base: string, target: string, { replace }: NavigateOptions): Visit {
  const state = { key: Math.random().toString(36).slice(2, 10) };
  if (replace) window.history.replaceState(state, '', base + target);
  else window.history.pushState(state, '', base + target);
  return currentVisit(base, replace ? 'REPLACE' : 'PUSH');
}
