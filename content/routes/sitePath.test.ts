import { describe, expect, test } from 'vitest';
import { buildSitePath, parseSitePath } from './sitePath.ts';
import { withoutDefaultLanguage } from './withoutDefaultLanguage.ts';

const plain = { languages: ['en', 'zh'], defaultLanguage: 'en', versions: [], defaultVersion: '' };
const versioned = { ...plain, versions: ['v2', 'v1'], defaultVersion: 'v2' };

describe('parses a path', () => {
  test.each([
    ['/', plain, { version: '', language: 'en', page: '/' }],
    ['/zh/', plain, { version: '', language: 'zh', page: '/' }],
    ['/zh', plain, { version: '', language: 'zh', page: '/' }],
    ['/guide/start/', plain, { version: '', language: 'en', page: '/guide/start/' }],
    ['/zh/guide/start', plain, { version: '', language: 'zh', page: '/guide/start' }],
    ['/zhuyin', plain, { version: '', language: 'en', page: '/zhuyin' }],
    ['/v1/zh/guide', versioned, { version: 'v1', language: 'zh', page: '/guide' }],
    ['/v1/guide', versioned, { version: 'v1', language: 'en', page: '/guide' }],
    ['/zh/guide', versioned, { version: 'v2', language: 'zh', page: '/guide' }],
    ['/guide/v1', versioned, { version: 'v2', language: 'en', page: '/guide/v1' }],
  ])('%s', (path, rules, expected) => {
    expect(parseSitePath(path, rules)).toEqual(expected);
  });
});

describe('builds a path with prefixes other than the defaults', () => {
  test.each([
    [{ version: '', language: 'en', page: '/' }, plain, '/'],
    [{ version: '', language: 'zh', page: '/' }, plain, '/zh/'],
    [{ version: 'v1', language: 'zh', page: '/guide' }, versioned, '/v1/zh/guide'],
    [{ version: 'v1', language: 'en', page: '/guide' }, versioned, '/v1/guide'],
    [{ version: 'v2', language: 'en', page: '/guide' }, versioned, '/guide'],
  ])('%o', (path, rules, expected) => {
    expect(buildSitePath(path, rules)).toBe(expected);
  });
});

describe('removes the prefix of the default language', () => {
  test.each([
    ['/en/guide', plain, '/guide'],
    ['/en', plain, '/'],
    ['/en/', plain, '/'],
    ['/zh/guide', plain, undefined],
    ['/english', plain, undefined],
    ['/guide/en', plain, undefined],
    ['/en//evil.example/x', plain, '/evil.example/x'],
    ['/en///evil.example', plain, '/evil.example'],
    ['/v1/en/guide', versioned, '/v1/guide'],
    ['/en/guide', versioned, '/guide'],
  ])('%s', (path, rules, expected) => {
    expect(withoutDefaultLanguage(path, rules)).toBe(expected);
  });
});
