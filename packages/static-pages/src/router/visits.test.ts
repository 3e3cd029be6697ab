import { expect, test } from 'vitest';
import { locationKey, parseLocation, withoutBase } from './visits.ts';

test.each([
  ['/docs/guide', '/docs', '/guide'],
  ['/DOCS/guide', '/docs', '/guide'],
  ['/docs', '/docs', '/'],
  ['/docs/', '/docs', '/'],
  ['/documents', '/docs', '/documents'],
  ['/guide', '', '/guide'],
  ['/', '', '/'],
])('%s without the base "%s" is %s', (pathname, base, expected) => {
  expect(withoutBase(pathname, base)).toBe(expected);
});

test.each([
  ['/a?b=1#c', { pathname: '/a', search: '?b=1', hash: '#c' }],
  ['/a#c?d', { pathname: '/a', search: '', hash: '#c?d' }],
  ['?b', { pathname: '/', search: '?b', hash: '' }],
  ['/%E0%A4%A', { pathname: '/%E0%A4%A', search: '', hash: '' }],
])('%s is taken apart', (address, expected) => {
  expect(parseLocation(address)).toEqual(expected);
});

test('a history entry of the browser has the default key', () => {
  expect(locationKey({ key: 'abc' })).toBe('abc');
  for (const state of [null, undefined, 'text', 7, {}, { key: 7 }]) {
    expect(locationKey(state)).toBe('default');
    expect(locationKey(state, 'own')).toBe('own');
  }
});
