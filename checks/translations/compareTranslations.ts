import type { Page } from '../../content/page.ts';
import { pairPages } from '../../content/pairPages.ts';
import { type PageSection, sectionsToTranslate } from './sections.ts';
import type { FollowedSection, TranslationRecord } from './translationRecord.ts';

/** A section of a Chinese page and the English section that it translates. */
export interface TranslatedSection {
  readonly route: string;
  readonly english: { readonly file: string; readonly section: PageSection };
  readonly chinese: { readonly file: string; readonly line: number; readonly text: string };
}

export interface StaleSection extends TranslatedSection {
  /** Date of the English version that it's based on, such as `2026-01-02`. */
  readonly date: string;
  readonly hash: string;
}

export interface TranslationComparison {
  /** Sections in both languages that the record doesn't have. */
  readonly unrecorded: readonly TranslatedSection[];
  readonly stale: readonly StaleSection[];
}

/** Compares the pages with the record. `checkSameHeadings` reports sections that only one language has. */
export function compareTranslations(
  pages: readonly Page[],
  record: TranslationRecord,
): TranslationComparison {
  const unrecorded: TranslatedSection[] = [];
  const stale: StaleSection[] = [];
  for (const section of pairPages(pages).flatMap(translatedSections)) {
    const followed = record.get(section.route)?.get(section.english.section.id);
    if (!followed) unrecorded.push(section);
    else if (followed.hash !== section.english.section.hash) {
      stale.push({ ...section, ...followed });
    }
  }
  return { unrecorded, stale };
}

function translatedSections([english, chinese]: [Page, Page]): TranslatedSection[] {
  const translated = new Map(sectionsToTranslate(chinese).map((section) => [section.id, section]));
  return sectionsToTranslate(english).flatMap((section) => {
    const translation = translated.get(section.id);
    if (!translation) return [];
    return [
      {
        route: english.route,
        english: { file: english.file, section },
        chinese: { file: chinese.file, line: translation.line, text: translation.text },
      },
    ];
  });
}

/** The sections of an English page that have changed since they were translated. */
export function changedSections(
  route: string,
  sections: readonly Pick<PageSection, 'id' | 'hash'>[],
  record: TranslationRecord,
): (FollowedSection & { readonly id: string })[] {
  const followed = record.get(route);
  return sections.flatMap(({ id, hash }) => {
    const before = followed?.get(id);
    return before && before.hash !== hash ? [{ id, ...before }] : [];
  });
}
