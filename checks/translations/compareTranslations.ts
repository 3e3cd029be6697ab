import { INTRODUCTION } from '../../content/markdown/sections.ts';
import type { Page } from '../../content/page.ts';
import { pairPages } from '../../content/pairPages.ts';
import type { Problem } from '../../content/problem.ts';
import { UNWRITTEN_MARK } from '../pages/unwrittenChecks.ts';
import { type PageSection, sectionsToTranslate } from './sections.ts';
import {
  type FollowedSection,
  lineOfRoute,
  RECORD_FILE,
  readTranslationRecord,
  type TranslationRecord,
} from './translationRecord.ts';

interface RecordUpdate {
  readonly record: TranslationRecord;
  /** Sections that are now recorded as up to date. */
  readonly confirmed: readonly TranslatedSection[];
}

/** Which sections a translator confirms. */
interface Confirmation {
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

interface TranslationComparison {
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
