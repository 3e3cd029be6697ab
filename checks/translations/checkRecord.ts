import { INTRODUCTION } from '../../content/markdown/sections.ts';
import type { Page } from '../../content/page.ts';
import type { Problem } from '../../content/problem.ts';
import { translatedSections } from './translatedSections.ts';
import { RECORD_FILE, readTranslationRecord } from './translationRecord.ts';

/**
 * Reports a record that can't be read, and translated sections that the record lacks. Stale sections
 * aren't a problem, because writers of English don't have to know other languages;
 * `npm run fix -- translations` lists them.
 */
export function checkRecord(pages: readonly Page[], text: string): Problem[] {
  const { record, problems } = readTranslationRecord(text);
  if (problems.length > 0) return [...problems];
  return translatedSections(pages, record)
    .filter(({ followed }) => !followed)
    .map(({ route, original: { section }, translation: { file, line } }) => {
      const name = section.id === INTRODUCTION ? 'the introduction' : `#${section.id}`;
      const advice = 'if it matches the English text, run npm run fix';
      return { file, line, message: `${name} of ${route} is not in ${RECORD_FILE}: ${advice}` };
    });
}
