/**
 * Stands for `react-router-dom`, of which Rspress and this theme use the names below: an address, its
 * history, and a context. Which page stands at an address is told by theme/page.
 */
import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useLayoutEffect,
  useState,
} from 'react';
import { nextTask } from '../timing/nextTask';
import { currentVisit, type Visit } from './history';
import { type Location, type NavigationType, parseAddress, withoutBase } from './location';
import { tellRouter, visit } from './visits';

const VisitContext = createContext<Visit | undefined>(undefined);

function useVisit(): Visit {
  const here = useContext(VisitContext);
  if (!here) throw new Error('The address is only known below a BrowserRouter or StaticRouter.');
  return here;
}

export function useLocation(): Location {
  return useVisit().location;
}

/** Goes to an address of the site, given without base. */
export function useNavigate(): typeof visit {
  return visit;
}

export function useNavigationType(): NavigationType {
  return useVisit().type;
}

/** Read only. No part of this theme uses it; one of Rspress' own, which isn't shown, names it. */
export function useSearchParams(): [URLSearchParams] {
  return [new URLSearchParams(useLocation().search)];
}

interface BrowserRouterProps {
  /** The site's base without a slash at its end. */
  basename: string;
  /**
   * Asked before back or forward shows a path: true where its page is at hand, else a promise of
   * whether it could be had and is still wanted.
   */
  ready: (pathname: string) => true | Promise<boolean>;
  children: ReactNode;
}

/** Follows the browser's address. */
export function BrowserRouter({ basename: base, ready, children }: BrowserRouterProps) {
  const [here, setHere] = useState(() => currentVisit(base, 'POP'));
  useLayoutEffect(() => {
    const follow = async () => {
      const next = currentVisit(base, 'POP');
      const answer = ready(next.location.pathname);
      // A transition: one change of the address may follow another at once, and only the last counts.
      if (answer === true || (await answer)) startTransition(() => setHere(next));
    };
    // A task later, so that what the click closes gives the focus back before the page takes it. Not
    // a transition: the page is at hand, and in slices, between which others work, it comes late.
    const show = (next: Visit) => void nextTask().then(() => setHere(next));
    const leave = tellRouter({ base, show });
    window.addEventListener('popstate', follow);
    return () => {
      leave();
      window.removeEventListener('popstate', follow);
    };
  }, [base, ready]);
  return <VisitContext value={here}>{children}</VisitContext>;
}

interface StaticRouterProps {
  /** The site's base without a slash at its end. */
  basename: string;
  /** The address that is rendered, with base. */
  location: string;
  children: ReactNode;
}

/** The one address that a page is rendered for while building. */
export function StaticRouter({ basename: base, location, children }: StaticRouterProps) {
  const { pathname, search, hash } = parseAddress(location);
  const here = { pathname: withoutBase(pathname, base), search, hash, key: 'default' };
  return <VisitContext value={{ location: here, type: 'POP' }}>{children}</VisitContext>;
}
