import { parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import type { Language } from '../../../content/languages.ts';
import { attribute, elements } from '../../../tests/e2e/support/builtSite.ts';
import { redirectsOf, siteOf } from '../../../tests/support/checks/addresses/site.ts';
import { planRedirects } from './planRedirects.ts';
import { redirectAssets } from './redirectAssets.ts';

const PAGE = '<html><head><meta charset="utf-8"><script>first()</script></head></html>';
const LIST = [
  '/old /new',
  '/folder/ /new#one',
  '/split /new',
  '/split#one /new#two',
  '/new#gone /other#x',
];

function filesOf({ base = '/', isNetlify = false, pages = () => PAGE as string | undefined } = {}) {
  const languages = siteOf({ '/new': ['one', 'two'], '/other': ['x'] });
  const plans = new Map(
    [...languages].map(([language, site]) => [
      language as Language,
      planRedirects(redirectsOf(...LIST), site),
    ]),
  );
  const options = { origin: 'https://site.example', base, isNetlify, pages };
  return redirectAssets(plans, options);
}

const linesOf = (text: string | undefined) => (text ?? '').split('\n').filter(Boolean);

describe('the files of the redirects', () => {
  test('include a page for each moved one in each language, and the pages that lost a heading', () => {
    expect([...filesOf().keys()].sort()).toEqual([
      '_nginx_redirects.conf',
      '_redirects',
      'folder/index.html',
      'new.html',
      'old.html',
      'split.html',
      'zh/folder/index.html',
      'zh/new.html',
      'zh/old.html',
      'zh/split.html',
    ]);
  });

  test('include a page that works without JavaScript, is not indexed, and has the new URL', () => {
    const html = filesOf({ base: '/docs/' }).get('zh/folder/index.html') ?? '';
    const page = parse(html, { scriptingEnabled: false });
    const attributes = (tag: string, name: string) =>
      elements(page, ({ tagName }) => tagName === tag).map((element) => attribute(element, name));
    expect(attributes('html', 'lang')).toEqual(['zh-CN']);
    expect(attributes('a', 'href')).toEqual(['/docs/zh/new#one']);
    expect(attributes('link', 'href')).toEqual(['https://site.example/docs/zh/new']);
    expect(attributes('meta', 'content')).toContain('0; url=/docs/zh/new#one');
    expect(attributes('meta', 'content')).toContain('noindex');
  });

  test('insert the script of a page before its others', () => {
    expect(filesOf().get('new.html')).toMatch(
      /^<html><head><meta charset="utf-8">\n<script data-moved="\{&quot;gone&quot;:&quot;\/other#x&quot;\}">.*<\/script><script>first\(\)/,
    );
  });

  test('redirect on servers what needs no fragment, and the Markdown copies', () => {
    expect(linesOf(filesOf({ base: '/docs/' }).get('_redirects'))).toEqual([
      '/docs/old /docs/new 301',
      '/docs/old.md /docs/new.md 301',
      '/docs/folder/ /docs/new#one 301',
      '/docs/folder/index.md /docs/new.md 301',
      '/docs/split.md /docs/new.md 301',
      '/docs/zh/old /docs/zh/new 301',
      '/docs/zh/old.md /docs/zh/new.md 301',
      '/docs/zh/folder/ /docs/zh/new#one 301',
      '/docs/zh/folder/index.md /docs/zh/new.md 301',
      '/docs/zh/split.md /docs/zh/new.md 301',
    ]);
    expect(linesOf(filesOf({ isNetlify: true }).get('_redirects'))[0]).toBe('/old /new 301!');
    expect(linesOf(filesOf().get('_nginx_redirects.conf')).slice(1, 4)).toEqual([
      'location = /old { return 301 /new$is_args$args; }',
      'location = /old.md { return 301 /new.md$is_args$args; }',
      'location = /folder/ { return 301 /new$is_args$args#one; }',
    ]);
  });

  test('require the page that needs a script', () => {
    expect(() => filesOf({ pages: () => undefined })).toThrow(
      "new.html: this page isn't in the build",
    );
    expect(() => filesOf({ pages: () => '<html></html>' })).toThrow(
      'new.html: no <meta charset="utf-8"> to put a script after',
    );
  });
});
