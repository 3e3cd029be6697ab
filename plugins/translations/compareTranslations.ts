import { twinPairs } from '../content-checks/mirrorChecks.ts';
import type { Page } from '../content-checks/page.ts';
import { type PageSection, sectionsOf } from './sections.ts';
import type { FollowedSection, TranslationRecord } from './translationRecord.ts';

/** A section of a Chinese page, and the English one that it translates. */
export interface TranslatedSection {
  readonly route: string;
  readonly english: { readonly file: string; readonly section: PageSection };
  readonly chinese: { readonly file: string; readonly line: number; readonly text: string };
}

export interface StaleSection extends TranslatedSection {
  /** The English that it follows. */
  readonly date: string;
  readonly hash: string;
}

export interface Comparison {
  /** Both languages have them, and nothing says which English the Chinese follows. */
  readonly unrecorded: readonly TranslatedSection[];
  readonly stale: readonly StaleSection[];
  readonly current: readonly TranslatedSection[];
}

/** Pure. Sections that only one language has are the affair of `checkSameHeadings`. */
export function compareTranslations(pages: readonly Page[], record: TranslationRecord): Comparison {
  const unrecorded: TranslatedSection[] = [];
  const stale: StaleSection[] = [];
  const current: TranslatedSection[] = [];
  for (const section of twinPairs(pages).flatMap(translatedSections)) {
    const followed = record.get(section.route)?.get(section.english.section.id);
    if (!followed) unrecorded.push(section);
    else if (followed.hash === section.english.section.hash) current.push(section);
    else stale.push({ ...section, ...followed });
  }
  return { unrecorded, stale, current };
}

function translatedSections([english, chinese]: [Page, Page]): TranslatedSection[] {
  const translated = new Map(sectionsOf(chinese).map((section) => [section.id, section]));
  return sectionsOf(english).flatMap((section) => {
    const twin = translated.get(section.id);
    if (!twin) return [];
    return [
      {
        route: english.route,
        english: { file: english.file, section },
        chinese: { file: chinese.file, line: twin.line, text: twin.text },
      },
    ];
  });
}

/** Pure: the sections of an English page that have changed since they were translated. */
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
