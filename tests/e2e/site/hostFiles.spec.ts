import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { headersFor, parseHeaderRules } from '../../../scripts/server/headerRules.ts';

const SITE = fileURLToPath(new URL('../../../doc_build/', import.meta.url));
const fileOf = (name: string) => readFileSync(SITE + name, 'utf8');

/** The documented limits of Cloudflare Pages; those of Netlify aren't lower. */
const LIMITS = { redirects: 2000, redirectLength: 1000, headerRules: 100, headerLength: 2000 };

test('_redirects has what Netlify and Cloudflare Pages read, each source once, within the limits', () => {
  const lines = fileOf('_redirects').trimEnd().split('\n');
  expect(lines.length).toBeGreaterThan(200);
  expect(lines.length).toBeLessThanOrEqual(LIMITS.redirects);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(LIMITS.redirectLength);
  // No `*` and no `:name`, which would make them dynamic redirects, limited to a hundred.
  expect(lines.filter((line) => !/^\/[\w./-]+ \/[\w./#-]* 301$/.test(line))).toEqual([]);
  const sources = lines.map((line) => line.split(' ')[0]);
  expect(new Set(sources).size).toBe(sources.length);
  expect(lines).toContain('/guide/debug/debugging /guide/advanced/debugging 301');
  expect(lines).toContain('/zh/guide/debug/debugging /zh/guide/advanced/debugging 301');
});

test('_headers has what Netlify and Cloudflare Pages read, within the limits', () => {
  const text = fileOf('_headers');
  const rules = parseHeaderRules(text);
  const patterns = rules.map(({ pattern }) => pattern);
  expect(patterns).toEqual(expect.arrayContaining(['/*', '/', '/guide/*', '/zh/*', '/static/*']));
  // Only a trailing star works on both hosts.
  expect(patterns.filter((pattern) => /\*./.test(pattern))).toEqual([]);
  expect(rules.length).toBeLessThanOrEqual(LIMITS.headerRules);
  const longest = Math.max(...text.split('\n').map((line) => line.length));
  expect(longest).toBeLessThanOrEqual(LIMITS.headerLength);
  for (const { set } of rules) {
    for (const [name, value] of set) {
      expect(name).toMatch(/^[A-Z][A-Za-z-]+$/);
      expect(value).not.toBe('');
    }
  }
});

test('the policy of the host is on every page, and the worker has its own', () => {
  const rules = parseHeaderRules(fileOf('_headers'));
  const policyOf = (path: string) => headersFor(rules, path).get('content-security-policy');
  const files = readdirSync(SITE, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => file.endsWith('.html') && !file.startsWith('run/'));
  expect(pages.length).toBeGreaterThan(200);
  const without = pages.filter((file) => !policyOf(`/${file}`)?.startsWith("default-src 'none'"));
  expect(without).toEqual([]);
  const worker = files.find((file) => /worker\/search\.\w+\.js$/.test(file));
  expect(policyOf(`/${worker}`)).toMatch(/^default-src 'none'/);
  const frames = files.filter((file) => /^run\/.*\.html$/.test(file));
  for (const frame of frames) expect(policyOf(`/${frame}`)).toContain("frame-ancestors 'self'");
});

test('a page may show the frame of the examples, and one that only sends its readers on may not', () => {
  expect(fileOf('guide/start/quick-start.html')).toContain("frame-src 'self'");
  const moved = fileOf('guide/integration/rsbuild.html');
  expect(moved).toContain("default-src 'none'");
  expect(moved).not.toContain('frame-src');
});
