import { pathKey } from '../router/samePath';
import type { ShownPage } from './shownPage';

/** Where pages come from: documents of the built site, or modules while developing. */
export type PageSource = (path: string) => Promise<ShownPage>;

/** Pages that were looked at, or might be: so many are kept. */
const MOST = 50;
const atHand = new Map<string, ShownPage>();
const onTheWay = new Map<string, Promise<ShownPage>>();
let source: PageSource = (path) => Promise.reject(new Error(`Nothing is there to load ${path}.`));

/** Sets where pages come from, and which one stands at the present address. */
export function startPages(from: PageSource, path: string, first: ShownPage): void {
  source = from;
  atHand.set(pathKey(path), first);
}

/** The page of a path (without base) if it has come already. */
export function pageAtHand(path: string): ShownPage | undefined {
  return atHand.get(pathKey(path));
}

/** Loads the page of a path, once; rejects where there is none, and can then be asked again. */
export function loadPage(path: string): Promise<ShownPage> {
  const key = pathKey(path);
  const known = atHand.get(key);
  if (known) return Promise.resolve(known);
  const loading = onTheWay.get(key) ?? source(path).then((page) => keep(key, page));
  onTheWay.set(key, loading);
  return loading.finally(() => onTheWay.delete(key));
}

function keep(key: string, page: ShownPage): ShownPage {
  atHand.set(key, page);
  const [oldest] = atHand.keys();
  if (atHand.size > MOST && oldest !== undefined) atHand.delete(oldest);
  return page;
}
