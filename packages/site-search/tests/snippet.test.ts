import { describe, expect, test } from 'vitest';
import { markedText } from '../src/hits/findMatches.ts';
import { snippetOf } from '../src/hits/snippet.ts';

/** Where words are in a text, each a concept of its own. */
function matchesOf(text: string, ...words: string[]) {
  return words.map((word, concept) => {
    const start = text.indexOf(word);
    return { start, end: start + word.length, concept, weight: 1 };
  });
}

function snippet(text: string, words: number, ...wanted: string[]): string {
  const { start, end } = snippetOf(text, matchesOf(text, ...wanted), words);
  return text.slice(start, end);
}

const COUNT = 'one two three four five six seven eight nine ten eleven twelve';

describe('a snippet', () => {
  test('of a short text is all of it', () => {
    expect(snippet('one two', 10, 'two')).toBe('one two');
    expect(snippet('', 10)).toBe('');
  });

  test('is as many words as asked for, around the match', () => {
    expect(snippet(COUNT, 5, 'eight')).toBe('seven eight nine ten eleven');
    expect(snippet(COUNT, 3, 'one')).toBe('one two three');
  });

  test('begins at the text where nothing matches', () => {
    expect(snippet(COUNT, 3)).toBe('one two three');
  });

  test('holds as many of the matches as it can', () => {
    expect(snippet(COUNT, 5, 'one', 'nine', 'eleven')).toContain('nine ten eleven');
  });

  test('counts two characters of Chinese as a word', () => {
    expect(snippet('一二三四五六七八九十', 3, '五')).toBe('四五六七八九');
    expect(snippet('一二三四五六七八九十', 2, '一')).toBe('一二三四');
  });

  test('keeps the punctuation around its words', () => {
    expect(snippet('one two `three` (four). five six', 2, 'three')).toBe('`three` (four).');
  });
});

test('matches that overlap or touch are one mark', () => {
  const matches = [
    { start: 7, end: 8 },
    { start: 2, end: 4 },
    { start: 0, end: 3 },
    { start: 4, end: 5 },
  ];
  const marks = [
    { start: 0, end: 5 },
    { start: 7, end: 8 },
  ];
  expect(markedText('abcdefgh', matches)).toEqual({ text: 'abcdefgh', marks });
});
