import { currentVisit, type NavigateOptions, type Visit, writeVisit } from './history';

interface Shown {
  /** The site's base without a slash at its end. */
  base: string;
  show: (visit: Visit) => void;
}

let shown: Shown | undefined;

/** Makes a mounted router the one that is told where the reader goes. Returns what ends that. */
export function tellRouter(router: Shown): () => void {
  shown = router;
  return () => {
    if (shown === router) shown = undefined;
  };
}

/** Whether a router follows the address; until then every link is the browser's own affair. */
export function isRouted(): boolean {
  return shown !== undefined;
}

/** Where the reader is, as the browser's address says. */
export function presentVisit(): Visit {
  return currentVisit(shown?.base ?? '', 'POP');
}

/** Goes to an address of the site, given without base; its page has to be at hand. */
export function visit(target: string, options: NavigateOptions = {}): void {
  if (shown) shown.show(writeVisit(shown.base, target, options));
}
