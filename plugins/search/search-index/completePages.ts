import type { Section } from 'site-search/build';
import { definedNames } from './definedNames.ts';
import type { PageNotes } from './pageNotes.ts';
import type { PageRecord } from './pageRecord.ts';
import type { ReadPage } from './readPage.ts';

/** The ID of the list of links at the end of a page, which says nothing about the page itself. */
const LINK_LIST = 'see-also';

/** Adds what depends on all pages, inbound links, and what only the Markdown has. */
export function completePages(
  pages: readonly ReadPage[],
  base: string,
  notes: ReadonlyMap<string, PageNotes> = new Map(),
): PageRecord[] {
  const inboundLinks = countInboundLinks(pages, base);
  return pages.map(({ linksTo: _, description, ...page }) => {
    const { kind = 'guide', phrases } = notes.get(page.url) ?? {};
    return {
      ...page,
      kind,
      inboundLinks: inboundLinks.get(page.url) ?? 0,
      sections: withNames(page)
        .filter(({ anchor }) => anchor !== LINK_LIST)
        .map((section) => withPhrases(section, phrases))
        .map((section, i) =>
          i === 0 && kind === 'guide' ? begunWith(description, section) : section,
        ),
    };
  });
}

/**
 * A guide is about what its description says. The facts of a reference page say it already, and an
 * overview is found by its title.
 */
function begunWith(description: string, section: Section): Section {
  return description ? { ...section, prose: [description, ...section.prose] } : section;
}

function withPhrases(section: Section, phrases: PageNotes['phrases']): Section {
  const { level, anchor } = section;
  const own = level === 1 ? phrases?.page : phrases?.sections?.[anchor];
  return { ...section, phrases: own ?? [] };
}

/** Counts the pages that link to each page. Repeated links and links to the page itself don't count. */
function countInboundLinks(pages: readonly ReadPage[], base: string): Map<string, number> {
  const links = new Map<string, number>();
  for (const { url, linksTo } of pages) {
    const targets = new Set(linksTo.map((href) => pageUrl(href, base)));
    targets.delete(url);
    for (const target of targets) links.set(target, (links.get(target) ?? 0) + 1);
  }
  return links;
}

function pageUrl(href: string, base: string): string {
  const page = href.split(/[?#]/)[0] ?? '';
  return page.startsWith(base) ? `/${page.slice(base.length)}` : '';
}

/** Removes names from the page's first section that have a heading of their own. */
function withNames({ title, sections }: Pick<ReadPage, 'title' | 'sections'>): Section[] {
  const byHeading = new Set(
    sections.slice(1).flatMap(({ heading }) => definedNames(heading, title)),
  );
  return sections.map((section) => {
    const { level, heading, names } = section;
    const own = level === 1 ? names.filter((name) => !byHeading.has(name)) : names;
    return { ...section, names: [...new Set([...definedNames(heading, title), ...own])] };
  });
}
