import { addStylesheet } from '../load/addStylesheet';
import { loadText } from '../load/loadText';
import { trustedHtml } from '../load/trustedHtml';
import { isSamePath } from '../paths';
import type { LoadedPage, PageData } from './loadedPage';
import { PAGE_STYLE } from './pageStyle';
import { AdoptedPart, STATIC_PART } from './StaticPart';

/** The ID of the script element that contains the page data as JSON. */
export const PAGE_DATA_ID = 'page-data';
const ASSETS = `script[src][defer], link[rel=stylesheet]:not([${PAGE_STYLE}])`;

/** Adds data that browsers read from a page's HTML to the data that the build wrote. */
export type ReadData = (data: PageData, from: Document) => PageData;

/** Reads the page from a document of the built site; `undefined` for any other document. */
export function readDocumentPage(from: Document, readData?: ReadData): LoadedPage | undefined {
  const json = from.getElementById(PAGE_DATA_ID)?.textContent;
  if (!json) return undefined;
  const builtData: PageData = JSON.parse(json);
  const data = readData?.(builtData, from) ?? builtData;
  const parts = [...from.querySelectorAll<HTMLElement>(`[${STATIC_PART}]`)].map((element) => {
    // Once the element is adopted, the rest of a fetched document can be garbage-collected.
    if (from !== document) document.adoptNode(element);
    const name = element.getAttribute(STATIC_PART) ?? '';
    const part = <AdoptedPart key={data.routePath} name={name} holder={{ current: element }} />;
    return [name, part];
  });
  return { data, headElements: readHead(from), parts: Object.fromEntries(parts) };
}

/** A document's script and style URLs, joined. If two builds differ in them, they can't be mixed. */
export function assetsOf(document: Document): string {
  const assets = [...document.querySelectorAll(ASSETS)];
  return assets.map((asset) => asset.getAttribute('src') ?? asset.getAttribute('href')).join(' ');
}

interface FetchOptions {
  /** The page's path, without base. */
  path: string;
  /** The result of `assetsOf` for the build that the page must belong to. */
  assets: string;
  readData?: ReadData;
}

/**
 * Fetches the document at `url` with the stylesheets of its page, and reads the page. Throws if the
 * document isn't the page of `path`, or if it belongs to another build than `assets`.
 */
export async function fetchPage(
  url: string,
  { path, assets, readData }: FetchOptions,
): Promise<LoadedPage> {
  const html = await loadText(url, { html: true });
  const fetched = new DOMParser().parseFromString(trustedHtml(html), 'text/html');
  const page = readDocumentPage(fetched, readData);
  if (!page || !isSamePath(page.data.routePath, path)) {
    throw new Error(`${url} could not be loaded: there is no such page`);
  }
  if (assetsOf(fetched) !== assets)
    throw new Error(`${url} could not be loaded: the site is newer`);
  const styles = fetched.querySelectorAll<HTMLLinkElement>(`link[${PAGE_STYLE}]`);
  // A page can still be read without its stylesheets.
  await Promise.allSettled([...styles].map(({ href }) => addStylesheet(href)));
  return page;
}

/** Elements of a head that describe its page, for tabs, bookmarks, sharing, search, and assistants. */
const PAGE_HEAD = [
  'title',
  'link:is([rel=canonical], [rel=alternate])',
  'meta:is([property], [name=description], [name=robots], [name^="twitter:"])',
  'script[type="application/ld+json"]',
].join();

function readHead(from: Document): readonly Element[] {
  return [...from.head.querySelectorAll(PAGE_HEAD)];
}

/** Replaces the elements of the head that describe the page that was shown before. */
export function showHead(elements: readonly Element[]): void {
  if (elements.every((element) => document.head.contains(element))) return;
  for (const old of readHead(document)) old.remove();
  document.head.append(...elements);
}
