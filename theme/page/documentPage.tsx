import { type ReactNode, useCallback } from 'react';
import { isSamePath } from '../router/samePath';
import { readToc } from './readToc';
import type { PageFacts, ShownPage } from './shownPage';

/** The id of the element in which the build leaves what it knows of the page. */
export const FACTS_ID = 'page-facts';
const BODY = '[data-page-body]';
const ASSETS = 'script[src][defer], link[rel=stylesheet]';
/** React leaves alone what is inside of an element that has this. */
const LEFT_ALONE = { __html: '' };

/** Reads the page that a document of the built site shows. */
export function readPage(from: Document): ShownPage | undefined {
  const facts = from.getElementById(FACTS_ID)?.textContent;
  const body = from.querySelector(BODY);
  // The rest of another document needn't be kept.
  if (body && from !== document) document.adoptNode(body);
  return facts ? pageOf({ ...JSON.parse(facts), toc: readToc(from) }, body) : undefined;
}

function pageOf(facts: PageFacts, body: Element | null): ShownPage {
  return { facts, body: body && <KeptBody key={facts.routePath} place={{ current: body }} /> };
}

/** What a document's code and styles are: two builds that differ in it can't stand in for each other. */
export function assetsOf(document: Document): string {
  const assets = [...document.querySelectorAll(ASSETS)];
  return assets.map((asset) => asset.getAttribute('src') ?? asset.getAttribute('href')).join(' ');
}

/** Fetches the document at `url` and reads its page, which has to be the one of `path`. */
export async function fetchPage(url: string, path: string, assets: string): Promise<ShownPage> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} could not be loaded: ${response.status}`);
  const other = new DOMParser().parseFromString(await response.text(), 'text/html');
  const page = readPage(other);
  if (!page || !isSamePath(page.facts.routePath, path)) {
    throw new Error(`${url} could not be loaded: there is no such page`);
  }
  if (assetsOf(other) !== assets) throw new Error(`${url} could not be loaded: the site is newer`);
  return page;
}

/** Shows the nodes that are in `place`, which says where they are from then on. */
function KeptBody({ place }: { place: { current: Element } }): ReactNode {
  const show = useCallback(
    (element: HTMLDivElement | null) => {
      if (!element || element === place.current) return;
      element.replaceChildren(...place.current.childNodes);
      place.current = element;
    },
    [place],
  );
  return (
    <div
      ref={show}
      className="page-body"
      data-page-body
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty
      dangerouslySetInnerHTML={LEFT_ALONE}
      suppressHydrationWarning
    />
  );
}
