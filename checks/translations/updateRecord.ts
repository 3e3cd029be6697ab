import type { Page } from '../../content/page.ts';
import { pairPages } from '../../content/pairPages.ts';
import { UNWRITTEN_MARK } from '../pages/unwrittenChecks.ts';
import { compareTranslations, type TranslatedSection } from './compareTranslations.ts';
import { sectionsToTranslate } from './sections.ts';
import type { FollowedSection, TranslationRecord } from './translationRecord.ts';

export interface RecordUpdate {
  readonly record: TranslationRecord;
  /** Sections that are now recorded as up to date. */
  readonly confirmed: readonly TranslatedSection[];
}

/** Which sections a translator confirms. */
export interface Confirmation {
  readonly today: string;
  /** For sections that aren't recorded yet. */
  readonly isNew: (section: TranslatedSection) => boolean;
  /** For sections whose English text has changed. */
  readonly isUpdated: (section: TranslatedSection) => boolean;
}

/**
 * Updates the record: confirmed sections become up to date, deleted ones are removed, and all others
 * are kept. Sections that still have to be written can't be confirmed.
 */
export function updateRecord(
  pages: readonly Page[],
  record: TranslationRecord,
  { today, isNew, isUpdated }: Confirmation,
): RecordUpdate {
  const { unrecorded, stale } = compareTranslations(pages, record);
  const chosen = [...unrecorded.filter(isNew), ...stale.filter(isUpdated)];
  const confirmed = chosen.filter((section) => !isUnwritten(section));
  const byKey = new Map(
    confirmed.map((one) => [sectionKey(one.route, one.english.section.id), one]),
  );
  const routes = pairPages(pages).map(([english]): [string, Map<string, FollowedSection>] => {
    const before = record.get(english.route);
    // Keep the entries of a page that can't be parsed.
    if (!english.tree) return [english.route, new Map(before)];
    const sections = sectionsToTranslate(english).flatMap(
      ({ id, hash }): [string, FollowedSection][] => {
        if (byKey.has(sectionKey(english.route, id))) return [[id, { date: today, hash }]];
        const followed = before?.get(id);
        return followed ? [[id, followed]] : [];
      },
    );
    return [english.route, new Map(sections)];
  });
  return { record: new Map(routes), confirmed };
}

function isUnwritten({ english, chinese }: TranslatedSection): boolean {
  return [english.section.text, chinese.text].some((text) => UNWRITTEN_MARK.test(text));
}

function sectionKey(route: string, id: string): string {
  return `${route}#${id}`;
}
