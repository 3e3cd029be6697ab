import * as z from 'zod';
import type { Problem } from '../../content/problem.ts';

/** Path of the record, relative to the project's root. */
export const RECORD_FILE = 'docs/translations.json';

/** The English version that a section of a Chinese page is based on. */
export interface FollowedSection {
  /** The date when its translator confirmed it: `2026-11-21`. */
  readonly date: string;
  /** As in `PageSection`. */
  readonly hash: string;
}

/** Sections by route without language, then by section ID. */
export type TranslationRecord = ReadonlyMap<string, ReadonlyMap<string, FollowedSection>>;

const entry = z.string().regex(/^\d{4}-\d{2}-\d{2} [0-9a-f]{12}$/);
const schema = z.record(z.string(), z.record(z.string(), entry));

export interface RecordReading {
  readonly record: TranslationRecord;
  readonly problems: readonly Problem[];
}

/** Parses the record. An invalid file is an empty record with a problem. */
export function readTranslationRecord(text: string): RecordReading {
  const unread = (line: number, message: string): RecordReading => ({
    record: new Map(),
    problems: [{ file: RECORD_FILE, line, message }],
  });
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    const advice = 'keep both sides of a merge, then run npm run fix';
    return unread(conflictLine(text), `not valid JSON: ${(error as Error).message}; ${advice}`);
  }
  const { success, data: pages, error } = schema.safeParse(data);
  if (!success) {
    const [route = '', section = ''] = error.issues[0]?.path.map(String) ?? [];
    const where = section === '' ? route : `${route}#${section}`;
    const message = `${where || 'the file'}: expected a date and 12 hexadecimal digits, such as "2026-11-21 0123456789ab"`;
    return unread(lineOfRoute(text, route), message);
  }
  const record = Object.entries(pages).map(([route, sections]) => {
    const followed = Object.entries(sections).map(([id, value]): [string, FollowedSection] => {
      const [date = '', hash = ''] = value.split(' ');
      return [id, { date, hash }];
    });
    return [route, new Map(followed)] as const;
  });
  return { record: new Map(record), problems: [] };
}

/** Formats the record: one sorted line per page, so that changes to different pages merge cleanly. */
export function recordText(record: TranslationRecord): string {
  const routes = [...record.keys()].sort();
  const lines = routes.map((route) => {
    const sections = [...(record.get(route) ?? [])].map(([id, { date, hash }]) => [
      id,
      `${date} ${hash}`,
    ]);
    return `  ${JSON.stringify(route)}: ${JSON.stringify(Object.fromEntries(sections))}`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** The line of a page in the file; 1 if it doesn't have the page. */
export function lineOfRoute(text: string, route: string): number {
  const at = text.split('\n').findIndex((line) => line.startsWith(`  ${JSON.stringify(route)}:`));
  return Math.max(at, 0) + 1;
}

function conflictLine(text: string): number {
  return (
    Math.max(
      text.split('\n').findIndex((line) => /^[<=>]{7}/.test(line)),
      0,
    ) + 1
  );
}
