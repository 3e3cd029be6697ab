import { describe, expect, test } from 'vitest';
import { headersFor, parseHeaderRules } from './headerRules.ts';

const FILE = `# For all
/*
  X-One: 1
  Cache-Control: no-cache

/static/*
  Cache-Control: immutable
/robots.txt
  X-Two: a: b
`;

describe('the headers that a host adds', () => {
  const rules = parseHeaderRules(FILE);

  test.each([
    ['/guide/', { 'x-one': '1', 'cache-control': 'no-cache' }],
    ['/static/a.js', { 'x-one': '1', 'cache-control': 'immutable' }],
    ['/robots.txt', { 'x-one': '1', 'cache-control': 'no-cache', 'x-two': 'a: b' }],
    ['/robots.txt.html', { 'x-one': '1', 'cache-control': 'no-cache' }],
  ])('of %s are those of every rule that it matches', (path, headers) => {
    expect(Object.fromEntries(headersFor(rules, path))).toEqual(headers);
  });

  test('are rejected with the invalid line', () => {
    expect(() => parseHeaderRules('/*\n  X-One 1\n')).toThrow(
      '_headers:2: expected a path or a header, got X-One 1',
    );
    expect(() => parseHeaderRules('  X-One: 1\n')).toThrow('_headers:1:');
  });
});
