import { addStylesheet } from '../load/addStylesheet';
import { loadText } from '../load/loadText';
import { trustedHtml } from '../load/trustedHtml';
import { isSamePath } from '../paths';
import type { LoadedPage, PageData } from './loadedPage';
import { PAGE_STYLE } from './pageStyle';
import { AdoptedPart, STATIC_PART } from './StaticPart';

/** The ID of the script element that contains the page data as JSON. */
export const PAGE_DATA_ID = 'page-facts';
const ASSETS = `script[src][defer], link[rel=stylesheet]:not([${PAGE_STYLE}])`;

/** Adds to a page's data what browsers read from its HTML. */
export type ReadData = (data: PageData, from: Document) => PageData;

/** Reads the page from a document of the built site; `undefined` for any other document. */
export function readDocumentPage(from: Document, readData?: ReadData): LoadedPage | undefined {
  const json = from.getElementById(PAGE_DATA_ID)?.textContent;
  if (!json) return undefined;
  const written: PageData = JSON.parse(json);
  const data = readData?.(written, from) ?? written;
  const parts = [...from.querySelectorAll<HTMLElement>(`[${STATIC_PART}]`)].map((element) => {
    // Adopting it lets the rest of a fetched document be garbage-collected.
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
  /** Of the page, without base. */
  path: string;
  /** Of the build that the page must belong to; from `assetsOf`. */
  assets: string;
  readData?: ReadData;
}

/**
 * Fetches the document at `url` with its own stylesheets, and reads its page. Throws if the document isn't
 * the page of `path` or if it belongs to another build than `assets`.
 */
export async function fetchPage(
  url: string,
  { path, assets, readData }: FetchOptions,
): Promise<LoadedPage> {
  const html = await loadText(url, { html: true });
  const other = new DOMParser().parseFromString(trustedHtml(html), 'text/html');
  const page = readDocumentPage(other, readData);
  if (!page || !isSamePath(page.data.routePath, path)) {
    throw new Error(`${url} could not be loaded: there is no such page`);
  }
  if (assetsOf(other) !== assets) throw new Error(`${url} could not be loaded: the site is newer`);
  const styles = other.querySelectorAll<HTMLLinkElement>(`link[${PAGE_STYLE}]`);
  // Without them, a page can still be read.
  await Promise.allSettled([...styles].map(({ href }) => addStylesheet(href)));
  return page;
}

/** What a head says about its page: for tabs, bookmarks, sharing, search, and assistants. */
const ABOUT_PAGE = [
  'title',
  'link:is([rel=canonical], [rel=alternate])',
  'meta:is([property], [name=description], [name=robots], [name^="twitter:"])',
  'script[type="application/ld+json"]',
].join();

function readHead(from: Document): readonly Element[] {
  return [...from.head.querySelectorAll(ABOUT_PAGE)];
}

/** Replaces what the head says about the page that was shown before. */
export function showHead(elements: readonly Element[]): void {
  if (elements.every((element) => document.head.contains(element))) return;
  for (const old of readHead(document)) old.remove();
  document.head.append(...elements);
}
