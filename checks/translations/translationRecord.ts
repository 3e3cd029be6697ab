import * as z from 'zod';
import type { Page } from '../../content/page.ts';
import type { Problem } from '../../content/problem.ts';
import { localizedPath } from '../../content/routes/localizedPath.ts';

/** Path of the record, relative to the project's root. */
export const RECORD_FILE = 'docs/translations.json';

/** The original version that a section of a translated page is based on. */
export interface FollowedSection {
  /** The date when a translator confirmed the section: `2026-11-21`. */
  readonly date: string;
  /** The hash of the original text, as in `PageSection`. */
  readonly hash: string;
}

/** Entries by the path of the translated page, such as `/zh/config/test/bail`, and by section ID. */
export type TranslationRecord = ReadonlyMap<string, ReadonlyMap<string, FollowedSection>>;

/** The key of a translated page. */
export function recordKey({ route, language }: Pick<Page, 'route' | 'language'>): string {
  return localizedPath(route, language);
}

const entry = z.string().regex(/^\d{4}-\d{2}-\d{2} [0-9a-f]{12}$/);
const schema = z.record(z.string(), z.record(z.string(), entry));

export interface RecordReading {
  readonly record: TranslationRecord;
  readonly problems: readonly Problem[];
}

/** Parses the record. An invalid file is an empty record with a problem. */
export function readTranslationRecord(text: string): RecordReading {
  let pages: z.infer<typeof schema>;
  try {
    pages = schema.parse(JSON.parse(text));
  } catch (error) {
    const advice = 'keep both sides of a merge, then run npm run fix';
    const why = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    const message = `expected a date and a hash by page and section: ${why}; ${advice}`;
    return { record: new Map(), problems: [{ file: RECORD_FILE, line: 1, message }] };
  }
  const record = Object.entries(pages).map(([key, sections]) => {
    const followed = Object.entries(sections).map(([id, value]): [string, FollowedSection] => {
      const [date = '', hash = ''] = value.split(' ');
      return [id, { date, hash }];
    });
    return [key, new Map(followed)] as const;
  });
  return { record: new Map(record), problems: [] };
}

/** Formats the record: one line per page, sorted by page, so that changes to different pages rarely conflict. */
export function recordText(record: TranslationRecord): string {
  const keys = [...record.keys()].sort();
  const lines = keys.map((key) => {
    const sections = [...(record.get(key) ?? [])].map(([id, { date, hash }]) => [
      id,
      `${date} ${hash}`,
    ]);
    return `  ${JSON.stringify(key)}: ${JSON.stringify(Object.fromEntries(sections))}`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}
