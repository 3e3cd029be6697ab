import { describe, expect, test } from 'vitest';
import { fold, normalizeName } from '../src/text/characters.ts';
import { tokenize } from '../src/text/tokenize.ts';

const terms = (text: string) => tokenize(text).map(({ term }) => term);

describe('terms of a name', () => {
  test.each([
    ['a plain word', 'Timeout', ['timeout']],
    ['a camelCase name', 'testTimeout', ['testtimeout', 'test', 'timeout']],
    ['an acronym in front', 'JSONReporter', ['jsonreporter', 'json', 'reporter']],
    [
      'a dotted name',
      'rs.useFakeTimers',
      ['rs.usefaketimers', 'rs', 'usefaketimers', 'use', 'fake', 'timers'],
    ],
    ['a hyphenated name', 'happy-dom', ['happy-dom', 'happydom', 'happy', 'dom']],
    ['a long flag', '--shard', ['--shard', 'shard']],
    ['a short flag', '-t', ['-t', 't']],
    ['a package', '@rstest/core', ['@rstest/core', 'rstest/core', 'rstest', 'core']],
    ['a placeholder', '%s', ['%s', 's']],
    ['a modifier', '.not', ['.not', 'not']],
    ['a name in underscores', '__mocks__', ['__mocks__', 'mocks']],
    ['operators', '** => ...', ['**', '=>', '...']],
    ['full width', 'ｔｅｓｔ．ｅａｃｈ', ['test.each', 'test', 'each']],
  ])('%s', (_what, text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  test('a name longer than any term is left out', () => {
    expect(terms('x'.repeat(41))).toEqual(['x'.repeat(41)]);
    expect(terms(`${'x'.repeat(20)}Y${'y'.repeat(20)}`)).not.toContain(
      `${'x'.repeat(20)}y${'y'.repeat(20)}`,
    );
  });
});

describe('Chinese', () => {
  test('every character and every pair of neighbors, wherever words begin', () => {
    expect(terms('覆盖率')).toEqual(['覆', '覆盖', '盖', '盖率', '率']);
  });

  test('words of both languages side by side', () => {
    expect(terms('用rs.mock模拟')).toEqual(['用', 'rs.mock', 'rs', 'mock', '模', '模拟', '拟']);
  });
});

test('offsets lead back to the text', () => {
  const text = '运行 testTimeout、rs.fn 与 --shard';
  for (const { term, start, end } of tokenize(text)) {
    expect(fold(text.slice(start, end))).toBe(term);
  }
});

test('terms of one name share its position', () => {
  const tokens = tokenize('a testTimeout');
  expect(tokens.map(({ position }) => position)).toEqual([0, 1, 1, 1]);
});

test('a name is the same in every spelling', () => {
  for (const written of ['testTimeout', 'test timeout', 'Test-Timeout', 'TESTTIMEOUT']) {
    expect(normalizeName(written)).toBe('testtimeout');
  }
});

test.each([
  ['nothing', ''],
  ['punctuation', '！？{}();'],
  ['unpaired surrogates', '\ud800 \udfff'],
])('%s has no terms', (_what, text) => {
  expect(terms(text)).toEqual([]);
});

test('letters whose lower case has another length stay', () => {
  expect(fold('İX')).toBe('İx');
});
