/**
 * Replaces `react-router-dom` with the subset of its API that Rspress uses: location, history, and a
 * context. page/pageStore.ts decides which page belongs to a path.
 */
import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useLayoutEffect,
  useState,
} from 'react';
import { nextTask } from './nextTask';
import {
  currentVisit,
  isRouted,
  type Location,
  type NavigationType,
  registerRouter,
  type Visit,
  visit,
} from './visits';

const VisitContext = createContext<Visit | undefined>(undefined);

function useVisit(): Visit {
  const here = useContext(VisitContext);
  if (!here) throw new Error('No router');
  return here;
}

export function useLocation(): Location {
  return useVisit().location;
}

/** Returns a function that navigates to a URL of the site, given without base. */
export function useNavigate(): typeof visit {
  return visit;
}

export function useNavigationType(): NavigationType {
  return useVisit().type;
}

/** Only reads the query. A component of Rspress imports this hook. */
export function useSearchParams(): [URLSearchParams] {
  return [new URLSearchParams(useLocation().search)];
}

interface BrowserRouterProps {
  /** The site's base without a trailing slash. */
  basename: string;
  /**
   * Called before back or forward shows a path. Returns true if the page is cached, or a promise of
   * whether the page was loaded and no other navigation has superseded this one.
   */
  preparePage: (pathname: string) => true | Promise<boolean>;
  children: ReactNode;
}

/** Provides the browser's location. */
export function BrowserRouter({ basename: base, preparePage, children }: BrowserRouterProps) {
  const [here, setHere] = useState(() => currentVisit(base, 'POP'));
  const { pathname } = here.location;
  useLayoutEffect(() => {
    const follow = async () => {
      const next = currentVisit(base, 'POP');
      if (!isRouted()) {
        if (next.location.pathname !== pathname) window.location.reload();
        return;
      }
      const isReady = preparePage(next.location.pathname);
      // A transition, because several popstate events can follow each other and only the last counts.
      if (isReady === true || (await isReady)) startTransition(() => setHere(next));
    };
    // In the next task, so that a popup that the click closes restores the focus before the page takes
    // the focus. Not a transition: the page is cached, and time slicing would only delay it.
    const show = async (next: Visit) => {
      await nextTask();
      // On a busy device, the reader may have gone back in the meantime.
      if (currentVisit(base, 'PUSH').location.key !== next.location.key) return;
      setHere(next);
    };
    const unregister = registerRouter({ base, pathname, show: (next) => void show(next) });
    window.addEventListener('popstate', follow);
    return () => {
      unregister();
      window.removeEventListener('popstate', follow);
    };
  }, [base, preparePage, pathname]);
  return <VisitContext value={here}>{children}</VisitContext>;
}

interface StaticRouterProps {
  /** The path of the page, without base. */
  pathname: string;
  children: ReactNode;
}

/** Provides a fixed location, for rendering a page in the build. */
export function StaticRouter({ pathname, children }: StaticRouterProps) {
  const location = { pathname, search: '', hash: '', key: 'default' };
  return <VisitContext value={{ location, type: 'POP' }}>{children}</VisitContext>;
}
