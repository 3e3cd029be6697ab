import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkRecord } from '../../checks/translations/checkRecord.ts';
import { compareTranslations } from '../../checks/translations/compareTranslations.ts';
import { RECORD_FILE, readTranslationRecord } from '../../checks/translations/translationRecord.ts';
import { readPages } from '../../content/readPages.ts';
import { readSite, root, shown } from './site.ts';

const FIXTURE = path.join(root, 'tests/fixtures/translations');

const [pages, fixture, text, fixtureText] = await Promise.all([
  readSite(),
  readPages(FIXTURE),
  readFile(path.join(root, RECORD_FILE), 'utf8'),
  readFile(path.join(FIXTURE, RECORD_FILE), 'utf8'),
]);

test('the record has every section of every page, and no other', () => {
  expect(shown(checkRecord(pages, text))).toEqual([]);
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
      'docs/translations.json:1: has pages or sections that are gone: run npm run fix',
      'docs/zh/guide/both.mdx:8: #kept of /guide/both is not in docs/translations.json: if it matches the English text, run npm run fix',
    ]);
  });

  test.each(['{\n<<<<<<< HEAD\n}', '{\n  "/a": {"top":"yesterday"}\n}', '[]'])(
    'that can’t be read is one problem: %j',
    (wrong) => {
      expect(shown(checkRecord(fixture, wrong))).toEqual([
        expect.stringMatching(
          /^docs\/translations\.json:1: expected a date and .*keep both sides/s,
        ),
      ]);
    },
  );
});
