import { expect, test } from 'vitest';
import { TEXT } from './text.ts';

test('no English text contains Chinese characters, and no text is empty', () => {
  const stringsIn = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    if (typeof value === 'function') return [String(value('x'))];
    return Object.values(value as object).flatMap(stringsIn);
  };
  const english = stringsIn(TEXT.en);
  expect(english.filter((text) => /\p{Script=Han}/u.test(text))).toEqual([]);
  expect([...english, ...stringsIn(TEXT.zh)].filter((text) => text.trim() === '')).toEqual([]);
});
