import { twinPairs } from '../content-checks/mirrorChecks.ts';
import type { Page } from '../content-checks/page.ts';
import type { Problem } from '../page-data/problem.ts';
import { compareTranslations } from './compareTranslations.ts';
import { INTRODUCTION, sectionsOf } from './sections.ts';
import { lineOfRoute, RECORD_FILE, readRecord } from './translationRecord.ts';

/**
 * Pure: the record against the pages. That a section is stale is no problem: a writer of English
 * need not know Chinese. `npm run translations` lists those.
 */
export function checkRecord(pages: readonly Page[], text: string): Problem[] {
  const { record, problems } = readRecord(text);
  if (problems.length > 0) return [...problems];
  const known = new Map(
    twinPairs(pages).map(([english]) => [
      english.route,
      english.tree && new Set(sectionsOf(english).map(({ id }) => id)),
    ]),
  );
  const gone = [...record].flatMap(([route, sections]) => {
    const problem = (what: string) => [
      {
        file: RECORD_FILE,
        line: lineOfRoute(text, route),
        message: `${what}; run npm run translations -- --write`,
      },
    ];
    if (!known.has(route)) return problem(`${route} is no page of both languages`);
    const ids = known.get(route);
    const lost = ids ? [...sections.keys()].filter((id) => !ids.has(id)) : [];
    return lost.flatMap((id) => problem(`${route} has no section #${id}`));
  });
  const unrecorded = compareTranslations(pages, record).unrecorded.map(
    ({ route, english: { section }, chinese: { file, line } }) => {
      const what = section.id === INTRODUCTION ? 'the introduction' : `#${section.id}`;
      const advice = 'if it says what the English says, run npm run translations -- --write';
      return { file, line, message: `${what} of ${route} is not in ${RECORD_FILE}: ${advice}` };
    },
  );
  return [...gone, ...unrecorded];
}
