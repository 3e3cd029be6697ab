import { expect, test } from 'vitest';
import { errorEntries } from '../../checks/errors/errorEntries.ts';
import { LANGUAGES } from '../../content/languages.ts';
import { readSite } from './site.ts';

test('all languages explain the same messages in the same sections', () => {
  const [original, ...others] = LANGUAGES.map((language) => errorEntries(readSite(), language));
  expect(original?.length).toBeGreaterThan(150);
  const shownOf = (entries = original) => entries?.map(({ url, messages }) => ({ url, messages }));
  for (const entries of others) expect(shownOf(entries)).toEqual(shownOf());
  for (const entries of [original, ...others])
    expect(entries?.filter(({ text }) => text === '')).toEqual([]);
});
