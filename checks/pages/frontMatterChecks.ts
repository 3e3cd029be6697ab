import { fieldName } from '../../content/front-matter/checkFrontMatter.ts';
import type { Page } from '../../content/page.ts';
import type { Problem } from '../../content/problem.ts';
import { TEXT } from '../../theme/i18n/text.ts';
import { pageTitle } from '../../theme/layout/pageTitle.ts';

/** Reports invalid front matter, and pages whose Markdown can't be parsed. */
export function checkReadable(pages: readonly Page[]): Problem[] {
  return pages.flatMap((page) => [...page.frontMatterProblems, ...page.parseProblems]);
}

/** Reports duplicate descriptions, which search engines show in results. */
export function checkUniqueDescriptions(pages: readonly Page[]): Problem[] {
  const descriptionOf = ({ frontMatter }: Page) => frontMatter?.description;
  return checkUnique('description', 'describe what this page is about', pages, descriptionOf);
}

/** Reports pages of a language that tabs and bookmarks show with the same title. */
export function checkUniqueTitles(pages: readonly Page[]): Problem[] {
  return checkUnique(
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

/** Reports pages for which `read` returns the same value as for an earlier page. */
function checkUnique(
  field: 'title' | 'description',
  advice: string,
  pages: readonly Page[],
  read: (page: Page) => string | undefined,
): Problem[] {
  const firstFiles = new Map<string, string>();
  return pages.flatMap((page) => {
    const value = read(page);
    if (!value) return [];
    const firstFile = firstFiles.get(value);
    firstFiles.set(value, firstFile ?? page.file);
    if (firstFile === undefined) return [];
    const message = `${field}: same as in ${firstFile}; ${advice}`;
    return [{ file: page.file, line: page.frontMatterLine([field]), message }];
  });
}

/** Reports Markdown in titles and descriptions, which are also shown where Markdown isn't rendered. */
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

/** Reports options that don't belong on a page: `/config/test/bail` has `bail`, then options in it. */
export function checkFirstOptions(pages: readonly Page[]): Problem[] {
  return pages.flatMap(({ file, route, frontMatter, frontMatterLine }) => {
    const name = /^\/config\/(?:build|test)\/([^/]+)$/.exec(route)?.[1];
    if (!name || !frontMatter) return [];
    const { options } = frontMatter;
    if (!options) return [{ file, line: 1, message: `options: expected [${name}]` }];
    return options.flatMap((path, index): Problem[] => {
      const isExpected = index === 0 ? path === name : path.startsWith(`${name}.`);
      if (isExpected) return [];
      const field = ['options', index];
      const expected = index === 0 ? name : `a part of ${name}, such as ${name}.…`;
      const message = `${fieldName(field)}: expected ${expected}, got ${path}`;
      return [{ file, line: frontMatterLine(field), message }];
    });
  });
}
