import { describe, expect, test } from 'vitest';
import { highlightMatches } from '../src/hits/highlightMatches.ts';
import { snippetOf } from '../src/hits/snippet.ts';
import { escapeHtml } from '../src/text/escapeHtml.ts';

const TAGS = { before: '<mark>', after: '</mark>' };

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

describe('a highlight', () => {
  test('marks matches and escapes everything', () => {
    const text = 'Promise<T> & "mock"';
    expect(highlightMatches(text, matchesOf(text, 'Promise', 'mock'), TAGS)).toEqual({
      value: '<mark>Promise</mark>&lt;T&gt; &amp; &quot;<mark>mock</mark>&quot;',
    });
  });

  test('joins what overlaps or touches', () => {
    const matches = [
      { start: 2, end: 4, concept: 0, weight: 1 },
      { start: 0, end: 3, concept: 0, weight: 1 },
      { start: 4, end: 5, concept: 0, weight: 1 },
    ];
    expect(highlightMatches('abcde', matches, TAGS)).toEqual({ value: '<mark>abcde</mark>' });
  });
});

test('text as HTML', () => {
  expect(escapeHtml(`<a href="x" title='y'>&amp;</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;',
  );
});
