import { describe, expect, test } from 'vitest';
import { carrySwitches, switchedOff } from './urlSwitches.ts';

describe('what an address switches off', () => {
  test.each([
    ['', []],
    ['?navbar=0', ['navbar']],
    ['?sidebar=0&footer=0&x=1', ['sidebar', 'footer']],
    ['?navbar=1&outline=false', []],
    ['?unknown=0', []],
  ])('%j: %j', (search, off) => {
    expect(switchedOff(search)).toEqual(off);
  });
});

describe('switches are kept on the way to another page', () => {
  test.each([
    ['/a', '', '/a'],
    ['/a', '?x=1', '/a'],
    ['/a', '?navbar=0', '/a?navbar=0'],
    ['/a#b', '?navbar=0', '/a?navbar=0#b'],
    ['/a?y=2#b', '?navbar=0&x=1', '/a?y=2&navbar=0#b'],
    ['/a?navbar=1', '?navbar=0', '/a?navbar=1'],
  ])('%s from %j is %s', (path, search, expected) => {
    expect(carrySwitches(path, search)).toBe(expected);
  });
});
