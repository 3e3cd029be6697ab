import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openSiteDigests } from '../../kept/siteDigests.ts';

const roots: string[] = [];

afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

function siteOf(files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(path.join(tmpdir(), 'site-digests-'));
  roots.push(root);
  for (const [name, text] of Object.entries({ '404.html': 'none', ...files })) {
    mkdirSync(path.join(root, name, '..'), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  return openSiteDigests(root);
}

const build = (hash: string, code: string, page = 'page') =>
  siteOf({
    'a.html': `${page} <script src="/js/x.${hash}.js">`,
    'b.html': 'other',
    [`js/x.${hash}.js`]: code,
  });

test('a page is the same if only the hash of its script has changed, and the script is not', async () => {
  const [before, after] = [build('0123456789', 'one'), build('abcdefabcd', 'two')];
  expect(await after.digest('/a')).toBe(await before.digest('/a'));
  const script = before.stable('/js/x.0123456789.js');
  expect(after.stable('/js/x.abcdefabcd.js')).toBe(script);
  expect(await after.digest(script)).not.toBe(await before.digest(script));
});

test('a script is the same if only the hash of all scripts, or the order of its parts, has changed', async () => {
  const runtimeOf = (hash: string, parts: string) =>
    siteOf({ 'r.0123456789.js': `h="${hash}"||${parts}:0`, [`js/a.${hash}.js`]: 'one' });
  const script = '/r.js';
  const before = await runtimeOf('0123456789abcdef', '"a"===e?1:"b"===e?2').digest(script);
  expect(await runtimeOf('fedcba9876543210', 'x:"b"===e?2').digest(script)).not.toBe(before);
  expect(await runtimeOf('fedcba9876543210', '"a"===e?1:"b"===e?2').digest(script)).toBe(before);
  const [cold, warm] = ['0:"a"===e?1:"b"===e?2', '0:"b"===e?2:"a"===e?1'].map((parts) =>
    runtimeOf('0123456789abcdef', parts).digest(script),
  );
  expect(await warm).toBe(await cold);
});

test('a page is another one if its text has changed', async () => {
  const [before, after] = [build('0123456789', 'one'), build('0123456789', 'one', 'changed')];
  expect(await after.digest('/a')).not.toBe(await before.digest('/a'));
  expect(await after.digest('/b')).toBe(await before.digest('/b'));
});

test('a missing file is the same until it exists, or the not-found page changes', async () => {
  const before = build('0123456789', 'one');
  expect(await before.digest('/c')).toBe(await build('0123456789', 'one').digest('/c'));
  expect(await siteOf({ 'c.html': 'there' }).digest('/c')).not.toBe(await before.digest('/c'));
  expect(await siteOf({ '404.html': 'gone' }).digest('/c')).not.toBe(await before.digest('/c'));
});

test('scripts that only differ in their hash are told apart', async () => {
  const site = siteOf({ 'b.0123456789.js': 'one', 'b.abcdefabcd.js': 'two' });
  const [one, two] = ['/b.0123456789.js', '/b.abcdefabcd.js'].map(site.stable) as [string, string];
  expect(await site.digest(one)).not.toBe(await site.digest(two));
});
