import { INTRODUCTION } from '../../content/markdown/sections.ts';
import type { Page } from '../../content/page.ts';
import { pairPages } from '../../content/pairPages.ts';
import type { Problem } from '../../content/problem.ts';
import { compareTranslations } from './compareTranslations.ts';
import { sectionsToTranslate } from './sections.ts';
import { lineOfRoute, RECORD_FILE, readTranslationRecord } from './translationRecord.ts';

/**
 * Checks the record against the pages. Stale sections aren't a problem, because writers of English
 * don't have to know Chinese; `npm run fix -- translations` lists those.
 */
export function checkRecord(pages: readonly Page[], text: string): Problem[] {
  const { record, problems } = readTranslationRecord(text);
  if (problems.length > 0) return [...problems];
  const known = new Map(
    pairPages(pages).map(([english]) => [
      english.route,
      english.tree && new Set(sectionsToTranslate(english).map(({ id }) => id)),
    ]),
  );
  const gone = [...record].flatMap(([route, sections]) => {
    const problem = (what: string) => [
      {
        file: RECORD_FILE,
        line: lineOfRoute(text, route),
        message: `${what}; run npm run fix`,
      },
    ];
    if (!known.has(route)) return problem(`${route} doesn't exist in both languages`);
    const ids = known.get(route);
    const lost = ids ? [...sections.keys()].filter((id) => !ids.has(id)) : [];
    return lost.flatMap((id) => problem(`${route} has no section #${id}`));
  });
  const unrecorded = compareTranslations(pages, record).unrecorded.map(
    ({ route, english: { section }, chinese: { file, line } }) => {
      const what = section.id === INTRODUCTION ? 'the introduction' : `#${section.id}`;
      const advice = 'if it matches the English text, run npm run fix';
      return { file, line, message: `${what} of ${route} is not in ${RECORD_FILE}: ${advice}` };
    },
  );
  return [...gone, ...unrecorded];
}
