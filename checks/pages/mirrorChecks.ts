import { type FieldPath, fieldName } from '../../content/front-matter/checkFrontMatter.ts';
import type { Page } from '../../content/page.ts';
import { pairPages } from '../../content/pairPages.ts';
import type { Problem } from '../../content/problem.ts';
import { untranslatedPages } from '../../content/untranslatedPages.ts';

/** Reports pages that only exist in Chinese; an English page is a fallback for the Chinese one. */
export function checkCounterparts(pages: readonly Page[]): Problem[] {
  const files = new Set(pages.map(({ file }) => file));
  const fallbacks = new Set(untranslatedPages(pages).map(({ counterpart }) => counterpart));
  return pages
    .filter(({ counterpart }) => !files.has(counterpart) && !fallbacks.has(counterpart))
    .map(({ file, counterpart }) => ({ file, line: 1, message: `${counterpart} is missing` }));
}

/**
 * Reports headings that differ in ID, order, or level, so that links work in both languages. Skips pages
 * that aren't `isWhole`: headings may be missing only because something else is wrong.
 */
export function checkSameHeadings(
  pages: readonly Page[],
  isWhole: (page: Page) => boolean = ({ tree }) => tree !== undefined,
): Problem[] {
  return pairPages(pages).flatMap(([english, chinese]) => {
    if (![english, chinese].every(isWhole)) return [];
    const length = Math.max(english.headings.length, chinese.headings.length);
    for (let index = 0; index < length; index++) {
      const wanted = english.headings[index];
      const got = chinese.headings[index];
      if (wanted?.id === got?.id && wanted?.depth === got?.depth) continue;
      const line = got?.line ?? chinese.headings.at(-1)?.line ?? 1;
      const message = `heading ${index + 1}: expected ${name(wanted)} as in ${english.file}${
        wanted ? `:${wanted.line}` : ''
      }, got ${name(got)}`;
      // Later headings differ because of this one.
      return [{ file: chinese.file, line, message }];
    }
    return [];
  });
}

function name(heading: { id: string; depth: number } | undefined): string {
  return heading ? `${'#'.repeat(heading.depth)} {#${heading.id}}` : 'none';
}

const FACT_FIELDS = ['options', 'api', 'pageType', 'overview', 'overviewHeaders'] as const;

/** Reports facts that differ between the languages. */
export function checkSameFacts(pages: readonly Page[]): Problem[] {
  return pairPages(pages).flatMap(([english, chinese]) => {
    const [wanted, got] = [english.frontMatter, chinese.frontMatter];
    if (!wanted || !got) return [];
    return FACT_FIELDS.flatMap((field) => {
      const difference = firstDifference(wanted[field], got[field], [field]);
      if (!difference) return [];
      const { path, want, have } = difference;
      const location = `${english.file}:${english.frontMatterLine(path)}`;
      const message = `${fieldName(path)}: expected ${want} as in ${location}, got ${have}`;
      return [{ file: chinese.file, line: chinese.frontMatterLine(path), message }];
    });
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
