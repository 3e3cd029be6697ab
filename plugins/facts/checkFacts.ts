import type { FieldPath } from '../page-data/checkFrontMatter.ts';
import { fieldName } from '../page-data/checkFrontMatter.ts';
import type { PageFrontMatter } from '../page-data/frontMatter.ts';
import type { Problem } from '../page-data/problem.ts';
import { compareApi, compareOptions, type FactDifference } from './compareFacts.ts';
import type { InstalledFacts } from './installedFacts.ts';

/** The part of a page that its facts stand in. */
export interface FactsPage {
  readonly file: string;
  readonly route: string;
  readonly language: string;
  readonly front: {
    readonly frontMatter?: PageFrontMatter;
    readonly lineOf: (field: FieldPath) => number;
  };
}

/** Pure: every fact in front matter against the installed package. */
export function checkFacts(pages: readonly FactsPage[], installed: InstalledFacts): Problem[] {
  return pages.flatMap((page) => {
    const { frontMatter, lineOf } = page.front;
    if (!frontMatter) return [];
    const { options = [], api } = frontMatter;
    const differences = [
      ...compareOptions(options, installed.options),
      ...(api ? compareApi(api, installed.name, installed.exports) : []),
    ];
    const problems = differences.map((difference) => ({
      file: page.file,
      line: lineOf(difference.field),
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

/** `/config/test/bail` documents `bail`, and what else it lists lies below it. */
function checkFirstOption({ file, route, front }: FactsPage): Problem[] {
  const name = /^\/config\/(?:build|test)\/([^/]+)$/.exec(route)?.[1];
  if (!name || !front.frontMatter) return [];
  const options = front.frontMatter.options;
  if (!options) return [{ file, line: 1, message: `options: expected the facts of ${name}` }];
  return options.flatMap(({ path }, index) => {
    const fits = index === 0 ? path === name : path.startsWith(`${name}.`);
    if (fits) return [];
    const field = ['options', index, 'path'];
    const expected = index === 0 ? name : `a part of ${name}, such as ${name}.…`;
    const message = `${fieldName(field)}: expected ${expected}, got ${path}`;
    return [{ file, line: front.lineOf(field), message }];
  });
}

/** Pure: every option at the top of the config has a page, in every language. */
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
        .flatMap((page) => page.front.frontMatter?.options?.[0]?.path ?? []),
    );
    const missing = topLevel.filter((path) => !documented.has(path));
    if (missing.length === 0) return [];
    const message = `no page has options[0].path for ${missing.join(', ')}`;
    return [{ file: `docs/${language}/config`, line: 1, message }];
  });
}
