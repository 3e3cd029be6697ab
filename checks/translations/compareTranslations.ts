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
  readonly translation: { readonly file: string; readonly line: number; readonly text: string };
}

export interface StaleSection extends TranslatedSection {
  /** Date of the original version that it's based on, such as `2026-01-02`. */
  readonly date: string;
  readonly hash: string;
}

export interface TranslationComparison {
  /** Translated sections that the record doesn't have. */
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
    const { original } = section;
    const followed = record.get(recordKey(section))?.get(original.section.id);
    if (!followed) unrecorded.push(section);
    else if (followed.hash !== original.section.hash) {
      stale.push({ ...section, ...followed });
    }
  }
  return { unrecorded, stale };
}

function translatedSections([original, page]: [Page, Page]): TranslatedSection[] {
  const { file, route, language } = page;
  const translated = new Map(sectionsToTranslate(page).map((section) => [section.id, section]));
  return sectionsToTranslate(original).flatMap((section) => {
    const counterpart = translated.get(section.id);
    if (!counterpart) return [];
    const translation = { file, line: counterpart.line, text: counterpart.text };
    return [{ route, language, original: { file: original.file, section }, translation }];
  });
}

/** The sections of an original page that have changed since a page in `language` was translated. */
export function changedSections(
  page: Pick<Page, 'route' | 'language'>,
  sections: readonly Pick<PageSection, 'id' | 'hash'>[],
  record: TranslationRecord,
): (FollowedSection & { readonly id: string })[] {
  const followed = record.get(recordKey(page));
  return sections.flatMap(({ id, hash }) => {
    const before = followed?.get(id);
    return before && before.hash !== hash ? [{ id, ...before }] : [];
  });
}
