import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkRecord } from '../../checks/translations/checkRecord.ts';
import { sectionsToTranslate } from '../../checks/translations/sections.ts';
import { isStale, translatedSections } from '../../checks/translations/translatedSections.ts';
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

test('the record has every section of every page', () => {
  expect(shown(checkRecord(pages, text))).toEqual([]);
});

test('a translation that follows its original has as many lines in each section', () => {
  const { record } = readTranslationRecord(text);
  const sizes = new Map(
    pages.flatMap((page) =>
      sectionsToTranslate(page).map((section) => {
        return [`${page.file}#${section.id}`, section.text.split('\n').length];
      }),
    ),
  );
  const different = translatedSections(pages, record).filter((section) => {
    const { id } = section.original.section;
    const [wanted, got] = [section.original, section.translation].map(({ file }) =>
      sizes.get(`${file}#${id}`),
    );
    return !isStale(section) && wanted !== got;
  });
  expect(different.map(({ translation: { file, line } }) => `${file}:${line}`)).toEqual([]);
});

describe('a record', () => {
  test('can have stale sections', () => {
    expect(shown(checkRecord(fixture, fixtureText))).toEqual([]);
    const { record } = readTranslationRecord(fixtureText);
    const stale = translatedSections(fixture, record).filter(isStale);
    expect(stale.map(({ original, followed }) => [original.section.id, followed.date])).toEqual([
      ['changed', '2026-10-01'],
    ]);
  });

  test('is invalid if it lacks sections', () => {
    const more = fixtureText.replace('"kept":', '"keep":');
    expect(shown(checkRecord(fixture, more))).toEqual([
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
