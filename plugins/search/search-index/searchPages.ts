import path from 'node:path';
import type { PageKind, Section, Page as WrittenPage } from 'site-search/build';
import { readFacts } from '../../../content/facts/facts.ts';
import type { PageFrontMatter } from '../../../content/front-matter/frontMatter.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../../content/languages.ts';
import { languageTrees, partName } from '../../../content/navigation/languageTree.ts';
import { type ListedGroup, listedBelow } from '../../../content/navigation/pagesBelow.ts';
import type { Page } from '../../../content/page.ts';
import { readPages } from '../../../content/readPages.ts';
import { localizedPath } from '../../../content/routes/localizedPath.ts';
import { counterpartFile } from '../../../content/routes/pageFile.ts';
import { untranslatedPages } from '../../../content/untranslatedPages.ts';
import { NAMESPACE } from '../../../theme/search/vocabulary.ts';
import { copyPage } from '../../text-copies/markdown-copies/copyPage.ts';
import { readIndexedSections } from './readIndexedSections.ts';

/** A page of the search index. */
export interface SearchPage extends WrittenPage {
  readonly language: Language;
}

export interface SearchPagesOptions {
  /** The docs folder; `docs` of the project by default. */
  readonly docs?: string;
  /** The folders of versions that aren't indexed. */
  readonly excluded?: readonly string[];
}

/** The ID of the section with links to other pages, which isn't indexed. */
const LINK_LIST = 'see-also';

/** The pages of the search index, sorted by path. */
export function searchPages({
  docs = 'docs',
  excluded = [],
}: SearchPagesOptions = {}): SearchPage[] {
  const folder = path.resolve(docs);
  const root = path.dirname(folder);
  const isExcluded = ({ file }: Page) =>
    excluded.some((version) => file.startsWith(`${path.basename(folder)}/${version}/`));
  const pages = readPages(root, { docs: folder }).filter((page) => !isExcluded(page));
  const site: Site = {
    treeOf: languageTrees(root, pages),
    facts: readFacts(process.cwd()),
    inboundLinks: countInboundLinks(pages),
    messagesOf: listedMessages(pages),
  };
  const untranslated = untranslatedPages(pages);
  return pages
    .flatMap((page) => [
      searchPage(page, page.language, site),
      ...untranslated
        .filter(({ file }) => file === page.file)
        .map(({ language }) => searchPage(page, language, site)),
    ])
    .sort((a, b) => (a.url < b.url ? -1 : 1));
}

interface Site {
  readonly treeOf: ReturnType<typeof languageTrees>;
  readonly facts: ReturnType<typeof readFacts>;
  /** The number of pages that link to each page, by URL. */
  readonly inboundLinks: ReadonlyMap<string, number>;
  /** The messages that a page explains, by its route. */
  readonly messagesOf: ReturnType<typeof listedMessages>;
}

/** A page for readers of `language`, which isn't the page's language if a translation is missing. */
function searchPage(page: Page, language: Language, site: Site): SearchPage {
  const { file, route, headings } = page;
  const frontMatter = (page.frontMatterData ?? {}) as PageFrontMatter;
  const title = titleOf(frontMatter) ?? route;
  const kind = kindOf(frontMatter);
  const url = localizedPath(route, language);
  const siteTree = site.treeOf({ file: counterpartFile(file, language), language });
  const sections = readIndexedSections({
    page: { ...copyPage(page, frontMatter, site.facts, ''), language },
    title,
    headings,
  });
  return {
    url,
    language,
    title,
    kind,
    area: partName(route, siteTree) ?? frontMatter.title ?? title,
    inboundLinks: site.inboundLinks.get(url) ?? 0,
    sections: [
      // A home page says briefly what other pages explain.
      ...withNames(frontMatter.hero ? sections.slice(0, 1) : sections, title),
      ...groupSections(frontMatter.overview ? listedBelow(route, siteTree) : []),
    ]
      .filter(({ anchor }) => anchor !== LINK_LIST)
      .map((section) => withPhrases(section, frontMatter.searchPhrases, site.messagesOf.get(route)))
      .map((section, index) => {
        const opening = index === 0 ? openingOf(kind, frontMatter) : undefined;
        return opening ? { ...section, prose: [opening, ...section.prose] } : section;
      }),
  };
}

function kindOf(frontMatter: PageFrontMatter): PageKind {
  if (frontMatter.overview || frontMatter.pageType === 'home') return 'overview';
  if (frontMatter.summary) return 'summary';
  return frontMatter.options || frontMatter.api ? 'reference' : 'guide';
}

/** The groups of an overview, whose names are headings on the page. */
function groupSections(groups: readonly ListedGroup[]): Section[] {
  return groups.flatMap(({ name }) => (name === '' ? [] : groupSection(name)));
}

function groupSection(heading: string): Section {
  return { level: 2, anchor: '', heading, names: [], phrases: [], prose: [], rows: [], facts: {} };
}

/** The title; on a home page, the heading of the hero. */
function titleOf({ title, hero }: PageFrontMatter): string | undefined {
  return hero?.text ? [hero.name ?? title, hero.text].join(' ') : title;
}

/**
 * Text to index before that of the first section: the tagline of a home page, or the description of a
 * guide. A reference page is described by its facts, and an overview by its title.
 */
function openingOf(kind: PageKind, { description, hero }: PageFrontMatter): string | undefined {
  return kind === 'guide' ? description : hero?.tagline;
}

/** Readers paste the messages that a section explains. */
function withPhrases(
  section: Section,
  phrases: PageFrontMatter['searchPhrases'],
  messages: PageFrontMatter['messages'],
): Section {
  const { level, anchor } = section;
  const sectionPhrases = level === 1 ? phrases?.page : phrases?.sections?.[anchor];
  return { ...section, phrases: [...(sectionPhrases ?? []), ...(messages?.[anchor] ?? [])] };
}

/** Only the pages in the default language list messages, because they're the same in all languages. */
function listedMessages(pages: readonly Page[]) {
  return new Map(
    pages
      .filter(({ language }) => language === DEFAULT_LANGUAGE)
      .map(({ route, frontMatterData }) => [route, (frontMatterData as PageFrontMatter)?.messages]),
  );
}

/** Adds the names that headings define, and removes those from the page's first section. */
function withNames(sections: readonly Section[], title: string): Section[] {
  const byHeading = new Set(
    sections.slice(1).flatMap(({ heading }) => definedNames(heading, title)),
  );
  return sections.map((section) => {
    const { level, heading, names } = section;
    const kept = level === 1 ? names.filter((name) => !byHeading.has(name)) : names;
    return { ...section, names: [...new Set([...definedNames(heading, title), ...kept])] };
  });
}

/** Counts the other pages that link to each page, by URL. A page with several links counts once. */
function countInboundLinks(pages: readonly Page[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { links, language, route } of pages) {
    const targets = new Set(links.map(({ url }) => url.split(/[?#]/, 1)[0] ?? ''));
    targets.delete(route);
    for (const target of targets) {
      if (!target.startsWith('/')) continue;
      const url = localizedPath(target, language);
      counts.set(url, (counts.get(url) ?? 0) + 1);
    }
  }
  return counts;
}

/** A name with segments, such as `rs.fn`, `coverage.provider`, or `.not`. */
const DOTTED = /^[\w$@<>-]*(?:\.[\w$<>-]+)+$/;
/** A single name. Unlike sentences, names of options and functions start in lower case. */
const SINGLE = /^[a-z_$@-][\w$@-]*$/;

/**
 * All names that readers may type to find a heading: `rs.fn` is also `fn`, and `each` on the page of `test`
 * is also `test.each`. Empty if the heading isn't a name.
 */
export function definedNames(heading: string, title: string): string[] {
  if (DOTTED.test(heading)) {
    const [first, ...segments] = heading.split('.');
    return first === NAMESPACE || first === '' ? [heading, segments.join('.')] : [heading];
  }
  if (!SINGLE.test(heading)) return [];
  return SINGLE.test(title) && title !== heading ? [heading, `${title}.${heading}`] : [heading];
}
