import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { headersFor, parseHeaderRules } from '../../scripts/server/headerRules.ts';
import { pagePatterns } from './headers.ts';
import { headersFile } from './headersFile.ts';
import { inlineScriptHashes } from './inlineScripts.ts';
import { nginxFile } from './nginxFile.ts';
import { headerPolicy, policy } from './policy.ts';
import { withPolicy } from './securityHeaders.ts';
import { siteSources } from './siteSources.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the inline scripts of a page', () => {
  test('are hashed exactly, without duplicates, external scripts, and data', () => {
    const html = `<!doctype html><head><script>one()</script><script defer src="/a.js"></script>
<script type="application/ld+json">{"a":1}</script></head><body><div><script>
 two("</b>") </script></div><script>one()</script>`;
    expect(inlineScriptHashes(html)).toEqual([hashOf('one()'), hashOf('\n two("</b>") ')]);
  });

  test.each([
    '<p>&lt;script>no()&lt;/script></p><!-- <script>no()</script> -->',
    '<p title="&lt;script>no()&lt;/script>">',
    '<title><script>no()</script></title><style><script>no()</script></style>',
    '<textarea><script>no()</script></textarea>',
  ])('are not seen in the text of %s', (html) => {
    expect(inlineScriptHashes(html)).toEqual([]);
  });

  test('end where browsers end them, and can contain markup', () => {
    const html =
      '<script>a = "<b>&amp;"</script><b>text</b><svg><title>t</title></svg><script></script>';
    expect(inlineScriptHashes(html)).toEqual([hashOf('a = "<b>&amp;"'), hashOf('')]);
  });
});

describe('the policy', () => {
  const sources = {
    scripts: ["'sha256-a'"],
    styles: ["'sha256-b'"],
    images: ['https://assets.example'],
    connections: ['https://search.example'],
    frames: false,
  };

  test('blocks what it does not list, and never allows unsafe sources', () => {
    const text = policy(sources);
    expect(text).toContain("default-src 'none'");
    expect(text).toContain("script-src 'self' 'sha256-a';");
    expect(text).toContain("style-src 'self' 'sha256-b';");
    expect(text).toContain("img-src 'self' https://assets.example;");
    expect(text).toContain("connect-src 'self' https://search.example;");
    expect(text).not.toContain('unsafe');
    // `default-src` doesn't cover these.
    expect(text).toContain("base-uri 'none'; form-action 'none';");
    expect(text).toContain("require-trusted-types-for 'script'; trusted-types site-html bundler");
  });

  test('allows frames of the site where examples run, and none elsewhere', () => {
    expect(policy({ ...sources, frames: true })).toContain("frame-src 'self';");
    expect(policy(sources)).not.toContain('frame-src');
  });

  test('allows the hosted search, whose settings may have spaces around them', () => {
    const search = { DOCSEARCH_API_KEY: 'key', DOCSEARCH_INDEX: 'docs_{lang}' };
    expect(siteSources({ ...search, DOCSEARCH_APP_ID: ' APP\n' }).connections).toEqual([
      'https://APP-dsn.algolia.net',
      'https://APP-1.algolianet.com',
      'https://APP-2.algolianet.com',
      'https://APP-3.algolianet.com',
    ]);
    expect(siteSources({ DOCSEARCH_APP_ID: ' ' }).connections).toEqual([]);
  });

  test('has frame-ancestors only in the header, where browsers read it', () => {
    expect(policy(sources)).not.toContain('frame-ancestors');
    expect(headerPolicy(sources)).toContain("frame-ancestors 'none'");
  });

  test('is inserted right after the charset of a page', () => {
    const page = '<html><head><meta charset="utf-8">\n<script>a()</script></head></html>';
    expect(withPolicy(page, "default-src 'none'", 'index.html')).toBe(
      `<html><head><meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="default-src 'none'">\n<script>a()</script></head></html>`,
    );
  });

  test('throws an error with the page if it has no charset', () => {
    expect(() => withPolicy('<html></html>', 'x', 'guide/a.html')).toThrow(
      'guide/a.html: no <meta charset="utf-8"> to put the security policy after',
    );
  });
});

describe('the addresses of pages', () => {
  test('are few: a folder with everything below, and files at the top level', () => {
    const files = ['guide/a.html', '404.html', 'guide/b/c.html', 'index.html', 'zh/index.html'];
    expect(pagePatterns(files)).toEqual(['', '404', '404.html', 'guide/*', 'index.html', 'zh/*']);
  });
});

describe('the files for static hosts', () => {
  const text = headersFile("default-src 'none'", '/docs/', ['index.html', 'guide/a.html']);
  const rules = parseHeaderRules(text);
  const headersOf = (path: string) => headersFor(rules, `/docs/${path}`);

  test.each(['', 'guide/a', 'guide/a.html', 'index.html'])('set the policy of /docs/%s', (path) => {
    expect(headersOf(path).get('content-security-policy')).toBe("default-src 'none'");
    expect(headersOf(path).get('x-frame-options')).toBe('DENY');
    expect(headersOf(path).get('x-content-type-options')).toBe('nosniff');
  });

  test('set only the necessary headers for scripts, styles, and data', () => {
    expect(Object.fromEntries(headersOf('static/js/index.1.js'))).toEqual({
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
    });
    for (const path of ['run/sets/guide/a.json', 'search/en.json']) {
      expect(Object.fromEntries(headersOf(path)), path).toEqual({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
    }
  });

  test('let other sites show the share images', () => {
    expect([...headersOf('share/guide/a.png').keys()]).toEqual(['x-content-type-options']);
  });

  test('give workers their own policy', () => {
    const headers = headersOf('static/js/worker/search.1.js');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; connect-src 'self'",
    );
    expect(headers.get('cache-control')).toContain('immutable');
  });

  test.each(['run/frame.html', 'run/frame'])(
    'let the site alone show %s, without an origin',
    (path) => {
      expect(headersOf(path).get('content-security-policy')).toBe(
        "sandbox allow-scripts; frame-ancestors 'self'",
      );
      expect(headersOf(path).get('x-frame-options')).toBe('SAMEORIGIN');
    },
  );

  test('set each header of a URL only once: hosts would join the values of two rules', () => {
    for (const path of [
      '',
      'guide/a',
      'static/js/worker/a.js',
      'run/frame.html',
      'search/en.json',
    ]) {
      const names = rules
        .filter(
          ({ pattern }) => headersFor([{ pattern, headers: [['a', 'b']] }], `/docs/${path}`).size,
        )
        .flatMap(({ headers }) => headers.map(([name]) => name));
      expect(new Set(names).size, path).toBe(names.length);
    }
  });

  test('have no duplicate headers, and no add_header in nginx locations, which would drop the others', () => {
    const file = nginxFile("default-src 'none'", '/');
    const names = [...file.matchAll(/^add_header (\S+)/gm)].map(([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(file).not.toMatch(/^ +add_header/m);
  });
});
