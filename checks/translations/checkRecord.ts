import { INTRODUCTION } from '../../content/markdown/sections.ts';
import type { Page } from '../../content/page.ts';
import type { Problem } from '../../content/problem.ts';
import { compareTranslations } from './compareTranslations.ts';
import { RECORD_FILE, readTranslationRecord, recordText } from './translationRecord.ts';
import { updateRecord } from './updateRecord.ts';

/**
 * Checks the record against the pages. Stale sections aren't a problem, because writers of English
 * don't have to know other languages; `npm run fix -- translations` lists those.
 */
export function checkRecord(pages: readonly Page[], text: string): Problem[] {
  const { record, problems } = readTranslationRecord(text);
  if (problems.length > 0) return [...problems];
  const none = () => false;
  const kept = updateRecord(pages, record, { today: '', isNew: none, isUpdated: none });
  const message = 'has pages or sections that are gone: run npm run fix';
  const outdated =
    recordText(kept.record) === recordText(record) ? [] : [{ file: RECORD_FILE, line: 1, message }];
  const unrecorded = compareTranslations(pages, record).unrecorded.map(
    ({ route, original: { section }, translation: { file, line } }) => {
      const what = section.id === INTRODUCTION ? 'the introduction' : `#${section.id}`;
      const advice = 'if it matches the English text, run npm run fix';
      return { file, line, message: `${what} of ${route} is not in ${RECORD_FILE}: ${advice}` };
    },
  );
  return [...outdated, ...unrecorded];
}
