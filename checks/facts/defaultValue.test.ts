import { describe, expect, test } from 'vitest';
import { defaultSource, evaluateDefault, sameDefault } from './defaultValue.ts';

const ROOT = '/project';

describe('evaluateDefault', () => {
  test.each([
    ['5000', 5000],
    ['2 ** 27', 134217728],
    ["'node'", 'node'],
    ['["a", \'b\']', ['a', 'b']],
    ["{ name: 'node', nested: { on: true } }", { name: 'node', nested: { on: true } }],
    ['process.cwd()', ROOT],
    ['Infinity', Number.POSITIVE_INFINITY],
    ['undefined', undefined],
    ['/a+/g', /a+/g],
  ])('%s', (source, value) => {
    expect(evaluateDefault(source, ROOT)).toEqual({ value });
  });

  test('the number of cores is available', () => {
    expect(evaluateDefault('os.availableParallelism() === os.cpus().length', ROOT)).toEqual({
      value: true,
    });
  });

  test.each([
    ['five', 'five is not defined'],
    ['[1, ', "Unexpected token ')'"],
    ['() => 1', '()=>1 could not be cloned.'],
    ['while (true) {}', "Unexpected token 'while'"],
    ['(() => { for (;;); })()', 'Script execution timed out after 1000ms'],
    ['process.exit()', 'process.exit is not a function'],
  ])('%s is refused', (source, error) => {
    const result = evaluateDefault(source, ROOT);
    expect('error' in result && result.error.replaceAll(' =>', '=>').replace('=> ', '=>')).toBe(
      error,
    );
  });
});

describe('sameDefault', () => {
  test.each([
    [5000, 5000],
    ['./coverage', '/project/coverage'],
    ['coverage', './coverage'],
    [ROOT, '/project'],
    [['a'], ['a']],
    [{ a: 1, b: undefined }, { a: 1 }],
    [{ a: { path: '/project/x' } }, { a: { path: 'x' } }],
    [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
    [/a/g, /a/g],
  ])('%j is %j', (a, b) => {
    expect(sameDefault(a, b, ROOT)).toBe(true);
  });

  test.each([
    [5000, '5000'],
    [
      ['a', 'b'],
      ['b', 'a'],
    ],
    [{}, []],
    [{ a: 1 }, { a: 1, b: 2 }],
    ['coverage', '/elsewhere/coverage'],
    ['x', '/project2/x'],
    ['../project2/x', '/project2/x'],
    [/a/g, /a/],
    [false, undefined],
  ])('%j is not %j', (a, b) => {
    expect(sameDefault(a, b, ROOT)).toBe(false);
  });
});

test.each([
  [5000, '5000'],
  ['node', "'node'"],
  ["it's", "'it\\'s'"],
  [['text', 'html'], "['text', 'html']"],
  [{}, '{}'],
  [[], '[]'],
  [{ name: 'node', 'a-b': [1], c: undefined }, "{ name: 'node', 'a-b': [1] }"],
  [ROOT, 'process.cwd()'],
  ['/project/coverage', "'coverage'"],
  [/a/g, '/a/g'],
  [undefined, 'undefined'],
])('%j is written %s', (value, source) => {
  expect(defaultSource(value, ROOT)).toBe(source);
});
