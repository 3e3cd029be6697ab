import { type ReactNode, useCallback } from 'react';
import { isSamePath } from '../i18n/samePath';
import { addStylesheet } from '../ui/addStylesheet';
import { loadText } from '../ui/fetch/loadText';
import { EMPTY_HTML, trustedHtml } from '../ui/html/trustedHtml';
import type { LoadedPage, PageData, StaticParts } from './loadedPage';
import { readHead } from './pageHead';
import { PAGE_STYLE } from './pageStyle';
import { readToc } from './readToc';

/** The ID of the script element that contains the page data as JSON. */
export const PAGE_DATA_ID = 'page-facts';
/** The attribute of the element around a static part. */
const attributeOf = (part: keyof StaticParts) => `data-page-${part}`;
const ASSETS = `script[src][defer], link[rel=stylesheet]:not([${PAGE_STYLE}])`;

/** Reads the page from a document of the built site; `undefined` for any other document. */
export function readDocumentPage(from: Document): LoadedPage | undefined {
  const json = from.getElementById(PAGE_DATA_ID)?.textContent;
  if (!json) return undefined;
  const data: PageData = { ...JSON.parse(json), toc: readToc(from) };
  const part = (name: keyof StaticParts) => {
    const element = from.querySelector(`[${attributeOf(name)}]`);
    // Adopting it lets the rest of a fetched document be garbage-collected.
    if (element && from !== document) document.adoptNode(element);
    return element && <StaticPart key={data.routePath} name={name} holder={{ current: element }} />;
  };
  return {
    data,
    head: readHead(from),
    parts: {
      sidebar: part('sidebar'),
      outline: part('outline'),
      body: part('body'),
      end: part('end'),
    },
  };
}

/** A document's script and style URLs, joined. If two builds differ in them, they can't be mixed. */
export function assetsOf(document: Document): string {
  const assets = [...document.querySelectorAll(ASSETS)];
  return assets.map((asset) => asset.getAttribute('src') ?? asset.getAttribute('href')).join(' ');
}

/**
 * Fetches the document at `url` with its own stylesheets, and reads its page. Throws if the document isn't the page of `path`
 * or if it belongs to another build than `assets`.
 */
export async function fetchPage(
  url: string,
  path: string,
  assets: string,
  stop?: AbortController,
): Promise<LoadedPage> {
  const html = await loadText(url, { html: true, stop });
  const other = new DOMParser().parseFromString(trustedHtml(html), 'text/html');
  const page = readDocumentPage(other);
  if (!page || !isSamePath(page.data.routePath, path)) {
    throw new Error(`${url} could not be loaded: there is no such page`);
  }
  if (assetsOf(other) !== assets) throw new Error(`${url} could not be loaded: the site is newer`);
  const styles = other.querySelectorAll<HTMLLinkElement>(`link[${PAGE_STYLE}]`);
  // Without them, a page can still be read.
  await Promise.allSettled([...styles].map(({ href }) => addStylesheet(href)));
  return page;
}

interface StaticPartProps {
  name: keyof StaticParts;
  holder: { current: Element };
}

/** Moves the child nodes of `holder.current` into the page; `holder` keeps track of their parent. */
function StaticPart({ name, holder }: StaticPartProps): ReactNode {
  const show = useCallback(
    (element: HTMLDivElement | null) => {
      if (!element || element === holder.current) return;
      element.replaceChildren(...holder.current.childNodes);
      holder.current = element;
    },
    [holder],
  );
  return (
    <div
      ref={show}
      className={`page-${name}`}
      {...{ [attributeOf(name)]: '' }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it's empty
      dangerouslySetInnerHTML={EMPTY_HTML}
      suppressHydrationWarning
    />
  );
}
