import { describe, expect, test } from 'vitest';
import { findErrors } from './findErrors.ts';
import { searchQuery } from './words.ts';

const MESSAGES = {
  reporter: 'Reporter … not found. Please install it or use a built-in reporter.',
  timeout: '… timed out in …ms (no expect assertions completed)',
  anyTimeout: '… timed out in …ms',
  function: '… is not a function',
  callback: 'callback is not a function',
  keys: 'keys required',
  blob: 'Blob report … is not valid JSON — the file may be truncated or corrupted.',
};
const ENTRIES = Object.entries(MESSAGES).map(([name, message]) => ({
  url: `/page#${name}`,
  page: 'Page',
  section: name,
  text: '',
  messages: [message],
}));
const found = (text: string) => findErrors(text, ENTRIES).map(({ entry }) => entry.section);
const first = (text: string) => findErrors(text, ENTRIES)[0];

describe('a message is found', () => {
  test.each([
    ['as it is', 'Reporter tap not found. Please install it or use a built-in reporter.'],
    [
      'with colors',
      '\u001b[31mReporter \u001b[1mtap\u001b[22m not found. Please install it or use a built-in reporter.\u001b[39m',
    ],
    [
      'with colors without escape characters',
      '[31mReporter tap not found. Please install it or use a built-in reporter.[39m',
    ],
    [
      'wrapped between words',
      'Reporter tap not found. Please install\n  it or use a built-in reporter.',
    ],
    [
      'wrapped inside of a word',
      'Reporter tap not found. Please inst\nall it or use a built-in reporter.',
    ],
    ['without its end', 'Reporter tap not found. Please install it'],
    ['quoted', '> Reporter tap not found. Please install it\n> or use a built-in reporter.'],
    ['in a box', '│ Reporter tap not found. Please install │\n│ it or use a built-in reporter. │'],
    [
      'behind a prefix',
      'web-1  | error   Reporter tap not found. Please install it or use a built-in reporter.',
    ],
    [
      'with a Windows path',
      'Reporter C:\\Users\\me\\tap.js not found. Please install it or use a built-in reporter.',
    ],
    ['in capitals', 'REPORTER TAP NOT FOUND. PLEASE INSTALL IT OR USE A BUILT-IN REPORTER.'],
    [
      'in other quotes and line ends',
      'Reporter “tap” not found.\r\nPlease install it or use a built-in reporter.\r\n',
    ],
    [
      'with other words',
      'The reporter tap was not found, please install it or choose a built-in reporter',
    ],
  ])('%s', (_name, text) => {
    expect(found(`Rstest v1\n\n${text}\n\n    at run (/a/b.js:1:2)`)[0]).toBe('reporter');
  });
});

test('the more specific message is first', () => {
  expect(found('a > b timed out in 5000ms (no expect assertions completed)')[0]).toBe('timeout');
  expect(found('TypeError: callback is not a function').slice(0, 2)).toEqual([
    'callback',
    'function',
  ]);
});

test('words begin and end where the message’s do', () => {
  expect(found('donkeys required')).toEqual([]);
  expect(found('keys requiredness')).toEqual([]);
});

test('a message keeps the reader’s values', () => {
  expect(
    first('error   Reporter tap not found. Please install it\nor use a built-in reporter.')
      ?.message,
  ).toBe('Reporter tap not found. Please install it or use a built-in reporter.');
  expect(first('  TypeError: cart.total is not a function')?.message).toBe(
    'TypeError: cart.total is not a function',
  );
  const output = '✓ add (3 ms)\n'.repeat(50);
  expect(first(`${output}keys requi\nred`)?.message).toBe('keys required');
  expect(first(`${'{"a":1}'.repeat(50)} keys required`)?.message).toBe('keys required');
});

test('a similar message says so', () => {
  expect(
    first('The blob report a.json is no valid JSON, the file may be truncated or corrupted'),
  ).toMatchObject({
    isSimilar: true,
    entry: { section: 'blob' },
  });
});

test('a few words that many messages have aren’t a message', () => {
  expect(found('The file was not found, please install it')).toEqual([]);
});

test('nothing is found in other text, code frames, and stack frames', () => {
  expect(found('All is well')).toEqual([]);
  expect(found('')).toEqual([]);
  expect(found('  12 | callback is not a function')).toEqual([]);
  expect(found('    at callback is not a function (a.js:1:2)')).toEqual([]);
});

describe('hostile text', () => {
  const LONG = 1_000_000;
  test.each([
    ['one long line', 'a'.repeat(LONG)],
    ['many beginnings of a message', 'Reporter '.repeat(LONG / 10)],
    ['many ends of a message', 'is not a function '.repeat(LONG / 10)],
    ['unclosed escape sequences', '\u001b]'.repeat(LONG / 2)],
    ['unclosed colors', '[31;'.repeat(LONG / 4)],
    ['many short lines', 'a b c d e f\n'.repeat(LONG / 12)],
    ['colons', 'at :1:1'.repeat(LONG / 7)],
    ['spaces', `at${' '.repeat(LONG)}`],
  ])('takes little time: %s', (_name, text) => {
    const start = performance.now();
    findErrors(text, ENTRIES);
    expect(performance.now() - start).toBeLessThan(3_000);
  });

  test('a message at the end of a long text is found', () => {
    expect(found(`${'x y\n'.repeat(LONG / 4)}keys required`)).toEqual(['keys']);
  });
});

test.each([
  ['Error: The gizmo is not aligned', 'Error The gizmo is not aligned'],
  ['Rstest v1\n\nFailed to load /home/me/gizmo.js from disk', 'Failed to load from disk'],
  ['12 34 ---', ''],
  ['', ''],
])('the search for %j is %j', (text, query) => {
  expect(searchQuery(text)).toBe(query);
});

test('a search fits into its field', () => {
  expect(searchQuery(`Error ${'long '.repeat(20)}`).length).toBeLessThanOrEqual(64);
  expect(searchQuery('long'.repeat(200)).length).toBeLessThanOrEqual(64);
});
