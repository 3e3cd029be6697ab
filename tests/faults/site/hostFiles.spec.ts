import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { parseHeaderRules } from '../../../scripts/server/headerRules.ts';

const fileOf = (name: string) =>
  readFileSync(new URL(`../../../doc_build/${name}`, import.meta.url), 'utf8');

/** What Cloudflare Pages documents; Netlify documents none that is lower. */
const LIMITS = { redirects: 2000, redirectLength: 1000, headerRules: 100, headerLength: 2000 };

test('_redirects has what Netlify and Cloudflare Pages read, each source once, within the limits', () => {
  const lines = fileOf('_redirects').trimEnd().split('\n');
  expect(lines.length).toBeGreaterThan(200);
  expect(lines.length).toBeLessThanOrEqual(LIMITS.redirects);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(LIMITS.redirectLength);
  // No `*` and no `:name`: those would be dynamic, of which there may be a hundred.
  expect(lines.filter((line) => !/^\/[\w./-]+ \/[\w./#-]* 301$/.test(line))).toEqual([]);
  const sources = lines.map((line) => line.split(' ')[0]);
  expect(new Set(sources).size).toBe(sources.length);
  expect(lines).toContain('/guide/debug/debugging /guide/advanced/debugging 301');
  expect(lines).toContain('/zh/guide/debug/debugging /zh/guide/advanced/debugging 301');
});

test('_headers has what Netlify and Cloudflare Pages read, within the limits', () => {
  const text = fileOf('_headers');
  const rules = parseHeaderRules(text);
  expect(rules.map(({ pattern }) => pattern)).toEqual(['/*', '/static/*']);
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
