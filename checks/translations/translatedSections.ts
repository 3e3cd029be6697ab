import type { Language } from '../../content/languages.ts';
import type { Page } from '../../content/page.ts';
import { pairPages } from '../../content/untranslatedPages.ts';
import { type PageSection, sectionsToTranslate } from './sections.ts';
import { type FollowedSection, recordKey, type TranslationRecord } from './translationRecord.ts';

/** A section of a translated page and the one of the original page that it translates. */
export interface TranslatedSection {
  readonly route: string;
  readonly language: Language;
  readonly original: { readonly file: string; readonly section: PageSection };
  readonly translation: { readonly file: string; readonly line: number };
  /** Missing if the record doesn't have the section. */
  readonly followed?: FollowedSection | undefined;
}

/** A section whose original has changed since it was translated. */
export type StaleSection = TranslatedSection & { readonly followed: FollowedSection };

/**
 * The sections that pages and their originals have, with what the record says; `checkSameHeadings`
 * reports those that only one language has.
 */
export function translatedSections(
  pages: readonly Page[],
  record: TranslationRecord,
): TranslatedSection[] {
  return pairPages(pages).flatMap(([original, page]) => {
    const { file, route, language } = page;
    const followed = record.get(recordKey(page));
    const lines = new Map(sectionsToTranslate(page).map(({ id, line }) => [id, line]));
    return sectionsToTranslate(original).flatMap((section): TranslatedSection[] => {
      const line = lines.get(section.id);
      if (line === undefined) return [];
      return [
        {
          ...{ route, language },
          original: { file: original.file, section },
          translation: { file, line },
          followed: followed?.get(section.id),
        },
      ];
    });
  });
}

export function isStale(section: TranslatedSection): section is StaleSection {
  return section.followed !== undefined && section.followed.hash !== section.original.section.hash;
}

/**
 * The record after a translator has confirmed sections on a day such as `2026-11-21`: these are up to
 * date, the others are as they were, and those that no page has are gone.
 */
export function updatedRecord(
  pages: readonly Page[],
  record: TranslationRecord,
  confirmed: ReadonlySet<TranslatedSection>,
  sections: readonly TranslatedSection[],
  today: string,
): TranslationRecord {
  const updated = new Map<string, Map<string, FollowedSection>>();
  for (const pair of pairPages(pages)) {
    const key = recordKey(pair[1]);
    // A page that can't be parsed keeps what it has.
    updated.set(key, new Map(pair.every(({ tree }) => tree) ? [] : record.get(key)));
  }
  for (const section of sections) {
    const { id, hash } = section.original.section;
    const followed = confirmed.has(section) ? { date: today, hash } : section.followed;
    if (followed) updated.get(recordKey(section))?.set(id, followed);
  }
  return updated;
}
