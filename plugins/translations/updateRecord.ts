import { twinPairs } from '../content-checks/mirrorChecks.ts';
import type { Page } from '../content-checks/page.ts';
import { UNWRITTEN_MARK } from '../content-checks/unwrittenChecks.ts';
import { compareTranslations, type TranslatedSection } from './compareTranslations.ts';
import { sectionsOf } from './sections.ts';
import type { FollowedSection, TranslationRecord } from './translationRecord.ts';

export interface RecordUpdate {
  readonly record: TranslationRecord;
  /** Sections that the record now says are up to date. */
  readonly confirmed: readonly TranslatedSection[];
}

/** Which sections a translator stands for. */
export interface Confirmation {
  readonly today: string;
  /** Of the sections that are not recorded yet. */
  readonly isNew: (section: TranslatedSection) => boolean;
  /** Of those whose English has changed. */
  readonly isMended: (section: TranslatedSection) => boolean;
}

/**
 * Pure: confirmed sections are up to date, those that are gone go, and all others stay as they
 * are. What is still to be written can't be confirmed.
 */
export function updateRecord(
  pages: readonly Page[],
  record: TranslationRecord,
  { today, isNew, isMended }: Confirmation,
): RecordUpdate {
  const { unrecorded, stale } = compareTranslations(pages, record);
  const chosen = [...unrecorded.filter(isNew), ...stale.filter(isMended)];
  const confirmed = chosen.filter((section) => !isUnwritten(section));
  const byPlace = new Map(
    confirmed.map((one) => [placeOf(one.route, one.english.section.id), one]),
  );
  const routes = twinPairs(pages).map(([english]): [string, Map<string, FollowedSection>] => {
    const before = record.get(english.route);
    // A page that can't be read right now keeps what was said of it.
    if (!english.tree) return [english.route, new Map(before)];
    const sections = sectionsOf(english).flatMap(({ id, hash }): [string, FollowedSection][] => {
      if (byPlace.has(placeOf(english.route, id))) return [[id, { date: today, hash }]];
      const followed = before?.get(id);
      return followed ? [[id, followed]] : [];
    });
    return [english.route, new Map(sections)];
  });
  return { record: new Map(routes), confirmed };
}

function isUnwritten({ english, chinese }: TranslatedSection): boolean {
  return [english.section.text, chinese.text].some((text) => UNWRITTEN_MARK.test(text));
}

function placeOf(route: string, id: string): string {
  return `${route}#${id}`;
}
