import type { Language } from '../../content/languages.ts';
import type { Page } from '../../content/page.ts';
import { pairPages } from '../../content/untranslatedPages.ts';
import { type PageSection, sectionsToTranslate } from './sections.ts';
import { type FollowedSection, recordKey, type TranslationRecord } from './translationRecord.ts';

/** A section of a translated page, and the section of the original page with the same ID. */
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
 * The sections that both a translated page and its original have, with their entries in the record.
 * `checkSameHeadings` reports sections that only one language has.
 */
export function translatedSections(
  pages: readonly Page[],
  record: TranslationRecord,
): TranslatedSection[] {
  return pairPages(pages).flatMap(([original, page]) => {
    const { file, route, language } = page;
    const recorded = record.get(recordKey(page));
    const lines = new Map(sectionsToTranslate(page).map(({ id, line }) => [id, line]));
    return sectionsToTranslate(original).flatMap((section): TranslatedSection[] => {
      const line = lines.get(section.id);
      if (line === undefined) return [];
      const translation = { file, line };
      const source = { file: original.file, section };
      const followed = recorded?.get(section.id);
      return [{ route, language, original: source, translation, followed }];
    });
  });
}

export function isStale(section: TranslatedSection): section is StaleSection {
  return section.followed !== undefined && section.followed.hash !== section.original.section.hash;
}

/**
 * The record after a translator has confirmed sections on the day `today`, such as `2026-11-21`. Other
 * `sections` keep their entries, and entries of sections that no page has are left out.
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
    // A page that can't be parsed seems to have no sections, so its entries stay.
    updated.set(key, new Map(pair.every(({ tree }) => tree) ? [] : record.get(key)));
  }
  for (const section of sections) {
    const { id, hash } = section.original.section;
    const followed = confirmed.has(section) ? { date: today, hash } : section.followed;
    if (followed) updated.get(recordKey(section))?.set(id, followed);
  }
  return updated;
}
