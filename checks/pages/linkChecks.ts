import { decodePath } from 'static-pages/paths';
import type { Language } from '../../content/languages.ts';
import type { PageLink } from '../../content/markdown/links.ts';
import { didYouMean } from '../../content/nearestName.ts';
import type { Page } from '../../content/page.ts';
import type { Problem } from '../../content/problem.ts';
import { languagePrefix } from '../../content/routes/localizedPath.ts';
import { pageExtension } from '../../content/routes/routeFile.ts';
import { untranslatedPages } from '../../content/untranslatedPages.ts';

/**
 * Reports links to pages and headings that don't exist, and links in a form that the site doesn't use.
 * Skips links to headings of pages for which `isWhole` is false: another mistake may hide the headings.
 */
export function checkLinks(
  pages: readonly Page[],
  isWhole: (page: Page) => boolean = ({ tree }) => tree !== undefined,
): Problem[] {
  const targets: Targets = new Map([
    ...fallbacks(pages),
    ...pages.map((page) => [targetKey(page.language, page.route), page] as const),
  ]);
  return pages.flatMap((page) =>
    [...frontMatterLinks(page), ...page.links].flatMap((link) => {
      const message = linkProblem(link.url, page, targets, isWhole);
      const { line, column } = link;
      return message ? [{ file: page.file, line, column, message }] : [];
    }),
  );
}

/** Pages by language and route. */
type Targets = ReadonlyMap<string, Page>;

/** Original pages that are fallbacks for missing translations. */
function fallbacks(pages: readonly Page[]): (readonly [string, Page])[] {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  return untranslatedPages(pages).flatMap(({ file, language, route }) => {
    const page = byFile.get(file);
    return page ? [[targetKey(language, route), page] as const] : [];
  });
}

const targetKey = (language: Language, route: string) => `${language} ${route}`;

function linkProblem(
  url: string,
  page: Page,
  targets: Targets,
  isWhole: (page: Page) => boolean,
): string | undefined {
  if (/^(?:https?:|mailto:)/.test(url)) return undefined;
  if (url.startsWith('#')) return isWhole(page) ? idProblem(url, url.slice(1), page) : undefined;
  if (!url.startsWith('/')) {
    return `link to ${url}: start it with /, relative to the root of the site`;
  }
  const [address = '', id] = url.split('#', 2);
  const route = address.split('?', 1)[0] ?? '';
  const prefix = languagePrefix(route);
  if (prefix) {
    return `link to ${url}: leave out ${prefix}, because the language is added automatically`;
  }
  const extension = pageExtension(route);
  if (extension) return `link to ${url}: leave out ${extension}`;
  const target = targets.get(targetKey(page.language, route));
  if (!target) return `link to ${url}: ${missingPage(route, page.language, targets)}`;
  return id === undefined || !isWhole(target) ? undefined : idProblem(url, id, target);
}

function missingPage(route: string, language: Language, targets: Targets): string {
  const pages = [...targets.values()].filter((page) => page.language === language);
  const routes = pages.map((page) => page.route);
  return `there is no such page${didYouMean(route, routes)}`;
}

function idProblem(url: string, encodedId: string, target: Page): string | undefined {
  const id = decodePath(encodedId);
  if (id !== '' && target.headings.some((heading) => heading.id === id)) return undefined;
  return `link to ${url}: ${target.file} has no heading #${id}`;
}

/** The buttons and cards of a home page, which the theme localizes like other links. */
function frontMatterLinks({ frontMatter, frontMatterLine }: Page): PageLink[] {
  const linksOf = (items: readonly { link?: string | undefined }[] = [], ...field: string[]) =>
    items.flatMap(({ link: url }, index) => {
      return url === undefined ? [] : [{ url, line: frontMatterLine([...field, index, 'link']) }];
    });
  const { hero, features } = frontMatter ?? {};
  return [...linksOf(hero?.actions, 'hero', 'actions'), ...linksOf(features, 'features')];
}
