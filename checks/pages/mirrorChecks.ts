import { DEFAULT_LANGUAGE, translatedLanguages } from '../../content/languages.ts';
import type { PageHeading } from '../../content/markdown/headings.ts';
import type { Page } from '../../content/page.ts';
import type { Problem } from '../../content/problem.ts';
import { counterpartFile } from '../../content/routes/pageFile.ts';
import { pairPages, untranslatedPages } from '../../content/untranslatedPages.ts';

/**
 * Reports translations that are missing, unless readers see the original page instead, and pages that
 * only exist as translations.
 */
export function checkCounterparts(pages: readonly Page[]): Problem[] {
  const files = new Set(pages.map(({ file }) => file));
  const fallbacks = new Set(untranslatedPages(pages).map(({ translation }) => translation));
  return pages.flatMap(({ file, language, original }) => {
    const isOriginal = language === DEFAULT_LANGUAGE;
    return (isOriginal ? translatedLanguages() : [DEFAULT_LANGUAGE])
      .map((counterpartLanguage) => counterpartFile(original, counterpartLanguage))
      .filter((counterpart) => !files.has(counterpart) && !fallbacks.has(counterpart))
      .map((counterpart) => ({ file, line: 1, message: `${counterpart} is missing` }));
  });
}

/**
 * Reports headings that differ in ID, order, or level, because links have to work in all languages.
 * Skips pages for which `isWhole` is false: another mistake may hide some of their headings.
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
      const location = wanted ? `${original.file}:${wanted.line}` : original.file;
      const message = `heading ${index + 1}: expected ${shown(wanted)} as in ${location}, got ${shown(got)}`;
      // Later headings differ because of this one.
      return [{ file: translation.file, line, message }];
    }
    return [];
  });
}

function shown(heading: PageHeading | undefined): string {
  return heading ? `${'#'.repeat(heading.depth)} {#${heading.id}}` : 'none';
}

/** Fields that aren't translated. */
const SHARED_FIELDS = ['options', 'api', 'pageType', 'overview', 'overviewHeaders'] as const;

/** Reports fields of the front matter that differ between languages although they aren't translated. */
export function checkSameFacts(pages: readonly Page[]): Problem[] {
  return pairPages(pages).flatMap(([original, translation]) => {
    if (!original.frontMatter || !translation.frontMatter) return [];
    return SHARED_FIELDS.flatMap((field) => {
      const wanted = JSON.stringify(original.frontMatter?.[field]) ?? 'none';
      const got = JSON.stringify(translation.frontMatter?.[field]) ?? 'none';
      if (wanted === got) return [];
      const location = `${original.file}:${original.frontMatterLine([field])}`;
      const message = `${field}: expected ${wanted} as in ${location}, got ${got}`;
      return [{ file: translation.file, line: translation.frontMatterLine([field]), message }];
    });
  });
}
