import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { headersFile } from '../../../../plugins/security-headers/headersFile.ts';
import { inlineScriptHashes } from '../../../../plugins/security-headers/inlineScripts.ts';
import { nginxFile } from '../../../../plugins/security-headers/nginxFile.ts';
import { headerPolicy, policy } from '../../../../plugins/security-headers/policy.ts';
import { withPolicy } from '../../../../plugins/security-headers/withPolicy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the scripts within a page', () => {
  test('are hashed to the letter, each once, those of files and data left out', () => {
    const html = `<!doctype html><head><script>one()</script><script defer src="/a.js"></script>
<script type="application/ld+json">{"a":1}</script></head><body><div><script>
 two("</b>") </script></div><script>one()</script>`;
    expect(inlineScriptHashes(html)).toEqual([hashOf('one()'), hashOf('\n two("</b>") ')]);
  });

  test.each([
    '<p>&lt;script>no()&lt;/script></p><!-- <script>no()</script> -->',
    '<p title="<script>no()</script>">',
    '<title><script>no()</script></title><style><script>no()</script></style>',
    '<textarea><script>no()</script></textarea>',
  ])('are not seen in the text of %s', (html) => {
    expect(inlineScriptHashes(html)).toEqual([]);
  });

  test('end where the browser ends them, and keep what looks like markup in them', () => {
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
  };

  test('forbids what it does not name, and never allows unsafe sources', () => {
    const text = policy(sources);
    expect(text).toContain("default-src 'none'");
    expect(text).toContain("script-src 'self' 'sha256-a';");
    expect(text).toContain("style-src 'self' 'sha256-b';");
    expect(text).toContain("img-src 'self' https://assets.example;");
    expect(text).toContain("connect-src 'self' https://search.example;");
    expect(text).not.toContain('unsafe');
  });

  test('names frames in the header alone, where browsers read it', () => {
    expect(policy(sources)).not.toContain('frame-ancestors');
    expect(headerPolicy(sources)).toContain("frame-ancestors 'none'");
  });

  test('stands right after the character set of a page', () => {
    const page = '<html><head><meta charset="utf-8">\n<script>a()</script></head></html>';
    expect(withPolicy(page, "default-src 'none'", 'index.html')).toBe(
      `<html><head><meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="default-src 'none'">\n<script>a()</script></head></html>`,
    );
  });

  test('of a page without a place for it is one error that names the page', () => {
    expect(() => withPolicy('<html></html>', 'x', 'guide/a.html')).toThrow(
      'guide/a.html: no <meta charset="utf-8"> to put the security policy after',
    );
  });
});

describe('the files for static hosts', () => {
  test('say the policy for all pages, and keep hashed files for ever', () => {
    const file = headersFile("default-src 'none'", '/docs/');
    expect(file).toMatch(/^\/docs\/\*\n {2}Content-Security-Policy: default-src 'none'\n/);
    expect(file).toMatch(/\/docs\/static\/\*\n {2}Cache-Control: .*immutable\n$/);
  });

  test('hold no header twice, and none of nginx’ locations adds one, which would drop the others', () => {
    const file = nginxFile("default-src 'none'", '/');
    const names = [...file.matchAll(/^add_header (\S+)/gm)].map(([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(file).not.toMatch(/^ +add_header/m);
  });
});
