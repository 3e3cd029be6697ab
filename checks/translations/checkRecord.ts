import { INTRODUCTION } from '../../content/markdown/sections.ts';
import type { Page } from '../../content/page.ts';
import type { Problem } from '../../content/problem.ts';
import { pairPages } from '../../content/untranslatedPages.ts';
import { compareTranslations } from './compareTranslations.ts';
import { sectionsToTranslate } from './sections.ts';
import { lineOfKey, RECORD_FILE, readTranslationRecord, recordKey } from './translationRecord.ts';

/**
 * Checks the record against the pages. Stale sections aren't a problem, because writers of English
 * don't have to know other languages; `npm run fix -- translations` lists those.
 */
export function checkRecord(pages: readonly Page[], text: string): Problem[] {
  const { record, problems } = readTranslationRecord(text);
  if (problems.length > 0) return [...problems];
  const known = new Map(
    pairPages(pages).map(([original, translation]) => [
      recordKey(translation),
      original.tree && new Set(sectionsToTranslate(original).map(({ id }) => id)),
    ]),
  );
  const gone = [...record].flatMap(([key, sections]) => {
    const problem = (what: string) => [
      {
        file: RECORD_FILE,
        line: lineOfKey(text, key),
        message: `${what}; run npm run fix`,
      },
    ];
    if (!known.has(key)) return problem(`${key} isn't a translated page`);
    const ids = known.get(key);
    const lost = ids ? [...sections.keys()].filter((id) => !ids.has(id)) : [];
    return lost.flatMap((id) => problem(`${key} has no section #${id}`));
  });
  const unrecorded = compareTranslations(pages, record).unrecorded.map(
    ({ route, original: { section }, translation: { file, line } }) => {
      const what = section.id === INTRODUCTION ? 'the introduction' : `#${section.id}`;
      const advice = 'if it matches the English text, run npm run fix';
      return { file, line, message: `${what} of ${route} is not in ${RECORD_FILE}: ${advice}` };
    },
  );
  return [...gone, ...unrecorded];
}
