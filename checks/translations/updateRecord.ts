import type { Page } from '../../content/page.ts';
import { pairPages } from '../../content/untranslatedPages.ts';
import { UNWRITTEN_MARK } from '../pages/unwrittenChecks.ts';
import { compareTranslations, type TranslatedSection } from './compareTranslations.ts';
import { sectionsToTranslate } from './sections.ts';
import { type FollowedSection, recordKey, type TranslationRecord } from './translationRecord.ts';

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
  /** For sections whose original text has changed. */
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
    confirmed.map((one) => [sectionKey(recordKey(one), one.original.section.id), one]),
  );
  const entries = pairPages(pages).map(
    ([original, page]): [string, Map<string, FollowedSection>] => {
      const key = recordKey(page);
      const before = record.get(key);
      // Keep the entries of a page that can't be parsed.
      if (!original.tree) return [key, new Map(before)];
      const sections = sectionsToTranslate(original).flatMap(
        ({ id, hash }): [string, FollowedSection][] => {
          if (byKey.has(sectionKey(key, id))) return [[id, { date: today, hash }]];
          const followed = before?.get(id);
          return followed ? [[id, followed]] : [];
        },
      );
      return [key, new Map(sections)];
    },
  );
  return { record: new Map(entries), confirmed };
}

function isUnwritten({ original, translation }: TranslatedSection): boolean {
  return [original.section.text, translation.text].some((text) => UNWRITTEN_MARK.test(text));
}

function sectionKey(key: string, id: string): string {
  return `${key}#${id}`;
}
