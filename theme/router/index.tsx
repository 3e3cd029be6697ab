/**
 * Stands for `react-router-dom`, of which Rspress and this theme use the six names below. Routes
 * are Rspress' own affair; what is left is an address, its history, and a context.
 */
import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { currentVisit, type NavigateOptions, type Visit, writeVisit } from './history';
import { type Location, type NavigationType, parseAddress, withoutBase } from './location';

interface Router extends Visit {
  navigate: (target: string, options?: NavigateOptions) => void;
}

const RouterContext = createContext<Router | undefined>(undefined);

function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error('The address is only known below a BrowserRouter or StaticRouter.');
  return router;
}

export function useLocation(): Location {
  return useRouter().location;
}

/** Goes to an address of the site, given without base. */
export function useNavigate(): Router['navigate'] {
  return useRouter().navigate;
}

export function useNavigationType(): NavigationType {
  return useRouter().type;
}

/** Read only. No part of this theme uses it; one of Rspress' own, which isn't shown, names it. */
export function useSearchParams(): [URLSearchParams] {
  return [new URLSearchParams(useLocation().search)];
}

interface BrowserRouterProps {
  /** The site's base without a slash at its end. */
  basename: string;
  children: ReactNode;
}

/** Follows the browser's address. A new page may take its time; the old one stays meanwhile. */
export function BrowserRouter({ basename: base, children }: BrowserRouterProps) {
  const [visit, setVisit] = useState(() => currentVisit(base, 'POP'));
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setVisit(currentVisit(base, 'POP')));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [base]);
  const navigate = useCallback(
    (target: string, options: NavigateOptions = {}) => {
      const next = writeVisit(base, target, options);
      startTransition(() => setVisit(next));
    },
    [base],
  );
  const router = useMemo(() => ({ ...visit, navigate }), [visit, navigate]);
  return <RouterContext value={router}>{children}</RouterContext>;
}

interface StaticRouterProps extends BrowserRouterProps {
  /** The address that is rendered, with base. */
  location: string;
}

/** The one address that a page is rendered for while building. */
export function StaticRouter({ basename: base, location, children }: StaticRouterProps) {
  const { pathname, search, hash } = parseAddress(location);
  const here = { pathname: withoutBase(pathname, base), search, hash, key: 'default' };
  return (
    <RouterContext value={{ location: here, type: 'POP', navigate: stay }}>
      {children}
    </RouterContext>
  );
}

function stay(): never {
  throw new Error('A page that is being rendered to a file goes nowhere.');
}
