import type { Problem } from '../page-data/problem.ts';
import { untranslatedPages } from '../translations/untranslatedPages.ts';
import { EXPECTED_ROUTES } from './expectedRoutes.ts';
import type { Language, Link, Page } from './page.ts';

/**
 * Links to pages and headings that don't exist, and links written in another form than ours.
 * A page that should exist but does not is reported once, by `checkRoutes`, not at each link.
 */
export function checkLinks(
  pages: readonly Page[],
  expected: readonly string[] = EXPECTED_ROUTES,
): Problem[] {
  const targets: Targets = {
    pages: new Map([
      ...standIns(pages).map((page) => [targetKey('zh', page.route), page] as const),
      ...pages.map((page) => [targetKey(page.language, page.route), page] as const),
    ]),
    expected: new Set(expected),
  };
  return pages.flatMap((page) =>
    [...frontMatterLinks(page), ...page.links].flatMap((link) => {
      const message = linkProblem(link.url, page, targets);
      return message ? [{ file: page.file, line: link.line, message }] : [];
    }),
  );
}

interface Targets {
  readonly pages: ReadonlyMap<string, Page>;
  readonly expected: ReadonlySet<string>;
}

/** English pages that are shown at Chinese addresses. */
function standIns(pages: readonly Page[]): Page[] {
  const files = new Set(untranslatedPages(pages).map(({ file }) => file));
  return pages.filter(({ file }) => files.has(file));
}

const targetKey = (language: Language, route: string) => `${language} ${route}`;

function linkProblem(url: string, page: Page, targets: Targets): string | undefined {
  if (/^(?:https?:|mailto:)/.test(url)) return undefined;
  if (url.startsWith('#')) return idProblem(url, url.slice(1), page);
  if (!url.startsWith('/')) return `link to ${url}: begin it with /, from the root of the site`;
  const [address = '', id] = url.split('#', 2);
  const route = address.split('?', 1)[0] ?? '';
  const prefix = /^\/(?:en|zh)(?=\/|$)/.exec(route)?.[0];
  if (prefix) return `link to ${url}: leave out ${prefix}, the language is added by itself`;
  const extension = /\.(?:mdx?|html)$/.exec(route)?.[0];
  if (extension) return `link to ${url}: leave out ${extension}`;
  const target = targets.pages.get(targetKey(page.language, route));
  if (!target && targets.expected.has(route)) return undefined;
  if (!target) return `link to ${url}: ${missingPage(route, page.language, targets)}`;
  return id === undefined ? undefined : idProblem(url, id, target);
}

function missingPage(route: string, language: Language, targets: Targets): string {
  const other = route.endsWith('/') ? route.slice(0, -1) : `${route}/`;
  const known = [
    ...targets.expected,
    ...[...targets.pages.values()].filter((page) => page.language === language).map(toRoute),
  ];
  const wanted = [route.toLowerCase(), other.toLowerCase()];
  const meant = known.find((candidate) => wanted.includes(candidate.toLowerCase()));
  return meant ? `write ${meant}` : 'there is no such page';
}

const toRoute = ({ route }: Page) => route;

function idProblem(url: string, encodedId: string, target: Page): string | undefined {
  const id = decode(encodedId);
  // A page that can't be read has no headings yet: that is said of the page itself.
  if (!target.tree) return undefined;
  if (id !== '' && target.headings.some((heading) => heading.id === id)) return undefined;
  return `link to ${url}: ${target.file} has no heading #${id}`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The buttons and cards of a home page. Rspress shows them as they are, so zh ones say /zh. */
function frontMatterLinks({ front, language }: Page): Link[] {
  const { frontMatter, lineOf } = front;
  const withPath = [
    ...(frontMatter?.hero?.actions ?? []).map(({ link }, index) => {
      return { link, path: ['hero', 'actions', index, 'link'] };
    }),
    ...(frontMatter?.features ?? []).map(({ link }, index) => {
      return { link, path: ['features', index, 'link'] };
    }),
  ];
  return withPath.flatMap(({ link, path }) => {
    if (link === undefined) return [];
    const url = language === 'zh' ? link.replace(/^\/zh(?=\/)/, '') : link;
    return [{ url, line: lineOf(path) }];
  });
}
