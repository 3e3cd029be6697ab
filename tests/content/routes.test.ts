import { describe, expect, test } from 'vitest';
import { EXPECTED_ROUTES } from '../../plugins/content-checks/expectedRoutes.ts';
import { checkRoutes } from '../../plugins/content-checks/mirrorChecks.ts';
import { readFixture, readSite, shown } from './site.ts';

const [pages, bad] = await Promise.all([readSite(), readFixture('bad')]);

describe('the routes', () => {
  test('have a page in both languages', () => {
    expect(shown(checkRoutes(pages, EXPECTED_ROUTES))).toEqual([]);
  });

  test('are named where a page is missing', () => {
    const routes = ['/good', '/only-english', '/only-chinese', '/', '/guide/'];
    expect(shown(checkRoutes(bad, routes))).toEqual([
      'docs/en/only-chinese.mdx:1: the page is missing',
      'docs/en/index.mdx:1: the page is missing',
      'docs/en/guide/index.mdx:1: the page is missing',
      'docs/zh/index.mdx:1: the page is missing',
      'docs/zh/guide/index.mdx:1: the page is missing',
    ]);
  });

  test('are each listed once', () => {
    expect(new Set(EXPECTED_ROUTES).size).toBe(EXPECTED_ROUTES.length);
  });
});
