import { currentVisit, type NavigateOptions, type Visit, writeVisit } from './history';

interface Router {
  /** The site's base without a trailing slash. */
  base: string;
  show: (visit: Visit) => void;
}

let mounted: Router | undefined;

/** Registers a mounted router to be notified of visits. Returns a function that unregisters it. */
export function registerRouter(router: Router): () => void {
  mounted = router;
  return () => {
    if (mounted === router) mounted = undefined;
  };
}

/** Leaves every link to the browser from now on, because the app has failed. */
export function stopRouting(): void {
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

/** Shows a URL of the site, given without base. Its page must be cached already. */
export function visit(target: string, options: NavigateOptions = {}): void {
  const next = mounted && writeVisit(mounted.base, target, options);
  if (next) mounted?.show(next);
}
