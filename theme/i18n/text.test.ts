import { expect, test } from 'vitest';
import { TEXT } from './text.ts';

test('no English text contains Chinese characters, and no text is empty', () => {
  const flat = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    if (typeof value === 'function') return [String(value('x'))];
    return Object.values(value as object).flatMap(flat);
  };
  expect(flat(TEXT.en).filter((text) => /\p{Script=Han}/u.test(text))).toEqual([]);
  expect([...flat(TEXT.en), ...flat(TEXT.zh)].filter((text) => text.trim() === '')).toEqual([]);
});
