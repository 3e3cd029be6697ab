import { fieldName } from '../../content/front-matter/checkFrontMatter.ts';
import type { Page } from '../../content/page.ts';
import type { Problem } from '../../content/problem.ts';
import { compareApi, compareOptions, type FactDifference } from './compareFacts.ts';
import type { InstalledFacts } from './installedFacts.ts';

/** The properties of a page that are needed to check its facts. */
export type FactsPage = Pick<
  Page,
  'file' | 'route' | 'language' | 'frontMatter' | 'frontMatterLine'
>;

/** Compares the facts in front matter with the installed package. */
export function checkFacts(pages: readonly FactsPage[], installed: InstalledFacts): Problem[] {
  return pages.flatMap((page) => {
    const { frontMatter, frontMatterLine } = page;
    if (!frontMatter) return [];
    const { options = [], api } = frontMatter;
    const differences = [
      ...compareOptions(options, installed.options),
      ...(api ? compareApi(api, installed.name, installed.exports) : []),
    ];
    const problems = differences.map((difference) => ({
      file: page.file,
      line: frontMatterLine(difference.field),
      message: explain(difference, installed),
    }));
    return [...problems, ...checkFirstOption(page)];
  });
}

function explain(difference: FactDifference, { name, version }: InstalledFacts): string {
  const { field, page = 'nothing', installed, hint } = difference;
  const beginning = `${fieldName(field)}: the page says ${page}`;
  const source = `${name} ${version}`;
  if (hint && installed === undefined) return `${beginning}, but ${hint} (${source})`;
  return `${beginning}, ${source} says ${installed ?? 'nothing'}${hint ? ` (${hint})` : ''}`;
}

/** The first option of `/config/test/bail` is `bail`, and all others are nested in it. */
function checkFirstOption({ file, route, frontMatter, frontMatterLine }: FactsPage): Problem[] {
  const name = /^\/config\/(?:build|test)\/([^/]+)$/.exec(route)?.[1];
  if (!name || !frontMatter) return [];
  const options = frontMatter.options;
  if (!options) return [{ file, line: 1, message: `options: expected the facts of ${name}` }];
  return options.flatMap(({ path }, index) => {
    const fits = index === 0 ? path === name : path.startsWith(`${name}.`);
    if (fits) return [];
    const field = ['options', index, 'path'];
    const expected = index === 0 ? name : `a part of ${name}, such as ${name}.…`;
    const message = `${fieldName(field)}: expected ${expected}, got ${path}`;
    return [{ file, line: frontMatterLine(field), message }];
  });
}

/** Checks that every top-level option has a page in every language. */
export function checkOptionsDocumented(
  pages: readonly FactsPage[],
  languages: readonly string[],
  { options }: InstalledFacts,
): Problem[] {
  const topLevel = [...options.options.keys()].filter((path) => !path.includes('.'));
  return languages.flatMap((language) => {
    const documented = new Set(
      pages
        .filter((page) => page.language === language)
        .flatMap((page) => page.frontMatter?.options?.[0]?.path ?? []),
    );
    const missing = topLevel.filter((path) => !documented.has(path));
    if (missing.length === 0) return [];
    const message = `no page documents ${missing.join(', ')} as its first option`;
    return [{ file: `docs/${language}/config`, line: 1, message }];
  });
}
