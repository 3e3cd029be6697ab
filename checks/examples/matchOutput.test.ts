import { describe, expect, test } from 'vitest';
import { diffOutput, hasElision, matchOutput } from './matchOutput.ts';

const words = (text: string) => (text === '' ? [] : text.split(' '));

describe('a line of three dots matches any number of lines', () => {
  test.each([
    [true, 'a b', 'a b'],
    [false, 'a b', 'a b c'],
    [false, 'a b c', 'a b'],
    [true, '...', ''],
    [true, '...', 'a b'],
    [true, 'a ...', 'a'],
    [true, 'a ... d', 'a b c d'],
    [false, 'a ... d', 'a b c'],
    [true, '... b ...', 'a b c'],
    [false, '... d ...', 'a b c'],
    [true, '... a b ... d', 'a x a b c d'],
    [false, 'a ... a', 'a'],
    [false, 'a ... b ... b', 'a b'],
    [true, 'a ... b ... b', 'a b b'],
    [true, '... ...', 'a'],
    [true, '', ''],
    [false, '', 'a'],
  ])('%s: %j for %j', (expected, page, real) => {
    expect(matchOutput(words(page), words(real))).toBe(expected);
  });

  test('indented too', () => {
    expect(hasElision(['a', '  ... '])).toBe(true);
    expect(hasElision(['a...'])).toBe(false);
  });
});

describe('a small diff', () => {
  test.each([
    ['a b c', 'a x c', '  a\n- b\n+ x\n  c'],
    ['a', '', '- a'],
    ['', 'a', '+ a'],
    ['a b c d e f g', 'a b c d e f x', '  e\n  f\n- g\n+ x'],
    ['x b c d e f y', 'a b c d e f g', '- x\n+ a\n  b\n  c\n  …\n  e\n  f\n- y\n+ g'],
  ])('%j, %j', (page, real, diff) => {
    expect(diffOutput(words(page), words(real))).toBe(diff);
  });
});
