/** What a head says about its page: for tabs, bookmarks, sharing, search, and assistants. */
const ABOUT_PAGE = [
  'title',
  'link:is([rel=canonical], [rel=alternate])',
  'meta:is([property], [name=description], [name=robots], [name^="twitter:"])',
  'script[type="application/ld+json"]',
].join();

export function readHead(from: Document): readonly Element[] {
  return [...from.head.querySelectorAll(ABOUT_PAGE)];
}

/** Replaces what the head says about the page that was shown before. */
export function showHead(elements: readonly Element[]): void {
  if (elements.every((element) => document.head.contains(element))) return;
  for (const old of readHead(document)) old.remove();
  document.head.append(...elements);
}
