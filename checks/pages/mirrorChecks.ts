import { DEFAULT_LANGUAGE, translatedLanguages } from '../../content/languages.ts';
import type { Page } from '../../content/page.ts';
import type { Problem } from '../../content/problem.ts';
import { counterpartFile } from '../../content/routes/pageFile.ts';
import { pairPages, untranslatedPages } from '../../content/untranslatedPages.ts';

/**
 * Reports translations that are missing, unless the original page is a fallback for them, and pages that
 * only exist as translations.
 */
export function checkCounterparts(pages: readonly Page[]): Problem[] {
  const files = new Set(pages.map(({ file }) => file));
  const fallbacks = new Set(untranslatedPages(pages).map(({ translation }) => translation));
  return pages.flatMap(({ file, language, original }) => {
    const wanted = language === DEFAULT_LANGUAGE ? translatedLanguages() : [DEFAULT_LANGUAGE];
    return wanted
      .map((other) => counterpartFile(original, other))
      .filter((other) => !files.has(other) && !fallbacks.has(other))
      .map((other) => ({ file, line: 1, message: `${other} is missing` }));
  });
}

/**
 * Reports headings that differ in ID, order, or level, so that links work in all languages. Skips pages
 * that aren't `isWhole`: headings may be missing only because something else is wrong.
 */
export function checkSameHeadings(
  pages: readonly Page[],
  isWhole: (page: Page) => boolean = ({ tree }) => tree !== undefined,
): Problem[] {
  return pairPages(pages).flatMap(([original, translation]) => {
    if (![original, translation].every(isWhole)) return [];
    const length = Math.max(original.headings.length, translation.headings.length);
    for (let index = 0; index < length; index++) {
      const wanted = original.headings[index];
      const got = translation.headings[index];
      if (wanted?.id === got?.id && wanted?.depth === got?.depth) continue;
      const line = got?.line ?? translation.headings.at(-1)?.line ?? 1;
      const message = `heading ${index + 1}: expected ${name(wanted)} as in ${original.file}${
        wanted ? `:${wanted.line}` : ''
      }, got ${name(got)}`;
      // Later headings differ because of this one.
      return [{ file: translation.file, line, message }];
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
  return pairPages(pages).flatMap(([original, translation]) => {
    const [wanted, got] = [original.frontMatter, translation.frontMatter];
    if (!wanted || !got) return [];
    return FACT_FIELDS.flatMap((field) => {
      const [want, have] = [wanted[field], got[field]].map(
        (value) => JSON.stringify(value) ?? 'none',
      );
      if (want === have) return [];
      const location = `${original.file}:${original.frontMatterLine([field])}`;
      const message = `${field}: expected ${want} as in ${location}, got ${have}`;
      return [{ file: translation.file, line: translation.frontMatterLine([field]), message }];
    });
  });
}
