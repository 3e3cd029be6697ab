import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkRecord } from '../../checks/translations/checkRecord.ts';
import { compareTranslations } from '../../checks/translations/compareTranslations.ts';
import {
  RECORD_FILE,
  readTranslationRecord,
  recordText,
} from '../../checks/translations/translationRecord.ts';
import { readPages } from '../../content/readPages.ts';
import { readSite, root, shown } from './site.ts';

const FIXTURE = path.join(root, 'tests/fixtures/translations');

const [pages, fixture, text, fixtureText] = await Promise.all([
  readSite(),
  readPages(FIXTURE),
  readFile(path.join(root, RECORD_FILE), 'utf8'),
  readFile(path.join(FIXTURE, RECORD_FILE), 'utf8'),
]);

describe('the record of translations', () => {
  test('has every section of every page, and no other', () => {
    expect(shown(checkRecord(pages, text))).toEqual([]);
  });

  test('is formatted like by the command', () => {
    expect(text).toBe(recordText(readTranslationRecord(text).record));
  });
});

describe('a record', () => {
  test('can have stale sections', () => {
    expect(shown(checkRecord(fixture, fixtureText))).toEqual([]);
    const { stale } = compareTranslations(fixture, readTranslationRecord(fixtureText).record);
    expect(stale.map(({ original, date }) => [original.section.id, date])).toEqual([
      ['changed', '2026-10-01'],
    ]);
  });

  test('is invalid if it has unknown pages or sections', () => {
    const more = fixtureText
      .replace('"kept":', '"keep":')
      .replace('  "/zh/guide/both":', '  "/zh/gone": {},\n  "/zh/guide/both":');
    expect(shown(checkRecord(fixture, more))).toEqual([
      "docs/translations.json:3: /zh/gone isn't a translated page; run npm run fix",
      'docs/translations.json:4: /zh/guide/both has no section #keep; run npm run fix',
      'docs/zh/guide/both.mdx:8: #kept of /guide/both is not in docs/translations.json: if it matches the English text, run npm run fix',
    ]);
  });

  test.each([
    [
      '{\n<<<<<<< HEAD\n}',
      /^docs\/translations\.json:2: not valid JSON: .*keep both sides of a merge/,
    ],
    [
      '{\n  "/a": {"top":"yesterday"}\n}',
      /^docs\/translations\.json:2: \/a#top: expected a date and/,
    ],
    ['[]', /^docs\/translations\.json:1: the file: expected a date and/],
  ])('that can’t be read says where: %j', (wrong, message) => {
    const [only = '', ...others] = shown(checkRecord(fixture, wrong));
    expect(only).toMatch(message);
    expect(others).toEqual([]);
  });
});
