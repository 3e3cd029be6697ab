import { type FieldPath, fieldName } from '../page-data/checkFrontMatter.ts';
import type { Problem } from '../page-data/problem.ts';
import { untranslatedPages } from '../translations/untranslatedPages.ts';
import { LANGUAGES, type Page } from './page.ts';
import { fileOf, twinOf } from './routes.ts';

/** Every page exists in both languages, or the English one can stand in for the Chinese. */
export function checkTwins(pages: readonly Page[]): Problem[] {
  const files = new Set(pages.map(({ file }) => file));
  const standsIn = new Set(untranslatedPages(pages).map(({ twin }) => twin));
  return pages.flatMap((page) =>
    LANGUAGES.map((language) => twinOf(page.file, language))
      .filter((twin) => !files.has(twin) && !standsIn.has(twin))
      .map((twin) => ({ file: page.file, line: 1, message: `${twin} is missing` })),
  );
}

/** Every route of the site has a file in every language, or an English one that stands in. */
export function checkRoutes(pages: readonly Page[], routes: readonly string[]): Problem[] {
  const found = new Set([
    ...pages.map((page) => fileOf(page.route, page.language)),
    ...untranslatedPages(pages).map(({ route }) => fileOf(route, 'zh')),
  ]);
  return LANGUAGES.flatMap((language) =>
    routes
      .map((route) => fileOf(route, language))
      .filter((file) => !found.has(file))
      .map((file) => ({ file, line: 1, message: 'the page is missing' })),
  );
}

/** A link to `#id` must hold in both languages: same ids, same order, same levels. */
export function checkSameHeadings(pages: readonly Page[]): Problem[] {
  return twinPairs(pages).flatMap(([english, chinese]) => {
    if (!english.tree || !chinese.tree) return [];
    const length = Math.max(english.headings.length, chinese.headings.length);
    for (let index = 0; index < length; index++) {
      const wanted = english.headings[index];
      const got = chinese.headings[index];
      if (wanted?.id === got?.id && wanted?.depth === got?.depth) continue;
      const line = got?.line ?? chinese.headings.at(-1)?.line ?? 1;
      const message = `heading ${index + 1}: expected ${name(wanted)} as in ${english.file}${
        wanted ? `:${wanted.line}` : ''
      }, got ${name(got)}`;
      // The rest is out of step because of this one.
      return [{ file: chinese.file, line, message }];
    }
    return [];
  });
}

function name(heading: { id: string; depth: number } | undefined): string {
  return heading ? `${'#'.repeat(heading.depth)} {#${heading.id}}` : 'none';
}

const FACT_FIELDS = ['options', 'api', 'pageType', 'overview', 'overviewHeaders'] as const;

/** Facts do not depend on the language. */
export function checkSameFacts(pages: readonly Page[]): Problem[] {
  return twinPairs(pages).flatMap(([english, chinese]) => {
    const [wanted, got] = [english.front.frontMatter, chinese.front.frontMatter];
    if (!wanted || !got) return [];
    return FACT_FIELDS.flatMap((field) => {
      const difference = firstDifference(wanted[field], got[field], [field]);
      if (!difference) return [];
      const { path, want, have } = difference;
      const place = `${english.file}:${english.front.lineOf(path)}`;
      const message = `${fieldName(path)}: expected ${want} as in ${place}, got ${have}`;
      return [{ file: chinese.file, line: chinese.front.lineOf(path), message }];
    });
  });
}

export function twinPairs(pages: readonly Page[]): [english: Page, chinese: Page][] {
  const chinese = new Map(
    pages.filter(({ language }) => language === 'zh').map((page) => [page.file, page]),
  );
  return pages.flatMap((page): [Page, Page][] => {
    const twin = page.language === 'en' ? chinese.get(twinOf(page.file, 'zh')) : undefined;
    return twin ? [[page, twin]] : [];
  });
}

interface Difference {
  readonly path: FieldPath;
  readonly want: string;
  readonly have: string;
}

function firstDifference(want: unknown, have: unknown, path: FieldPath): Difference | undefined {
  if (want === have) return undefined;
  if (!(want instanceof Object && have instanceof Object)) {
    return { path, want: show(want), have: show(have) };
  }
  for (const key of new Set([...Object.keys(want), ...Object.keys(have)])) {
    const step = Array.isArray(want) ? Number(key) : key;
    const inner = firstDifference(
      (want as Record<string, unknown>)[key],
      (have as Record<string, unknown>)[key],
      [...path, step],
    );
    if (inner) return inner;
  }
  return undefined;
}

function show(value: unknown): string {
  return value === undefined ? 'none' : JSON.stringify(value);
}
