import { fieldName } from '../../content/front-matter/checkFrontMatter.ts';
import type { Page } from '../../content/page.ts';
import type { Problem } from '../../content/problem.ts';
import { TEXT } from '../../theme/i18n/text.ts';
import { pageTitle } from '../../theme/layout/pageTitle.ts';

/** Reports pages that can't be parsed and invalid front matter. */
export function checkReadable(pages: readonly Page[]): Problem[] {
  return pages.flatMap((page) => [...page.frontMatterProblems, ...page.parseProblems]);
}

/** Reports duplicate descriptions, which search engines show in results. */
export function checkUniqueDescriptions(pages: readonly Page[]): Problem[] {
  const descriptionOf = ({ frontMatter }: Page) => frontMatter?.description.trim();
  return repeated('description', 'describe what this page is about', pages, descriptionOf);
}

/** Reports pages of a language that tabs and bookmarks show with the same title. */
export function checkUniqueTitles(pages: readonly Page[]): Problem[] {
  return repeated(
    'title',
    'say how the pages differ',
    pages,
    ({ frontMatter, route, language }) => {
      if (!frontMatter || frontMatter.pageType === 'home') return undefined;
      const title = pageTitle({
        pageType: 'doc',
        title: frontMatter.title,
        siteTitle: TEXT[language].siteTitle,
        suffix: frontMatter.titleSuffix,
        path: route,
        section: route.split('/')[1],
      });
      return `${language} ${title}`;
    },
  );
}

/** Reports pages with a field whose value another page before them has. */
function repeated(
  field: 'title' | 'description',
  advice: string,
  pages: readonly Page[],
  read: (page: Page) => string | undefined,
): Problem[] {
  const first = new Map<string, string>();
  return pages.flatMap((page) => {
    const value = read(page);
    if (!value) return [];
    const other = first.get(value);
    first.set(value, other ?? page.file);
    if (other === undefined) return [];
    const message = `${field}: same as in ${other}; ${advice}`;
    return [{ file: page.file, line: page.frontMatterLine([field]), message }];
  });
}

/** Reports Markdown in title and description, which are shown where it isn't rendered. */
export function checkPlainText(pages: readonly Page[]): Problem[] {
  return pages.flatMap((page) => {
    const { frontMatter, frontMatterLine } = page;
    if (!frontMatter) return [];
    return (['title', 'description'] as const).flatMap((field) => {
      const mark = /`|\*\*|\]\(/.exec(frontMatter[field])?.[0];
      if (mark === undefined) return [];
      const message = `${field}: must be plain text, but contains ${mark}: leave it out`;
      return [{ file: page.file, line: frontMatterLine([field]), message }];
    });
  });
}

/** The first option of `/config/test/bail` is `bail`, and all others are nested in it. */
export function checkFirstOptions(pages: readonly Page[]): Problem[] {
  return pages.flatMap(({ file, route, frontMatter, frontMatterLine }) => {
    const name = /^\/config\/(?:build|test)\/([^/]+)$/.exec(route)?.[1];
    if (!name || !frontMatter) return [];
    const { options } = frontMatter;
    if (!options) return [{ file, line: 1, message: `options: expected [${name}]` }];
    return options.flatMap((path, index): Problem[] => {
      if (index === 0 ? path === name : path.startsWith(`${name}.`)) return [];
      const field = ['options', index];
      const expected = index === 0 ? name : `a part of ${name}, such as ${name}.…`;
      const message = `${fieldName(field)}: expected ${expected}, got ${path}`;
      return [{ file, line: frontMatterLine(field), message }];
    });
  });
}
