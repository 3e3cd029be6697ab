import { describe, expect, test } from 'vitest';
import { BODY, pageOf } from '../tests/support/content/pageOf.ts';
import { parsePage } from './parsePage.ts';

describe('parsePage', () => {
  test('knows language, route and front matter', () => {
    const page = pageOf('Text', 'docs/zh/guide/index.mdx');
    expect([page.language, page.route]).toEqual(['zh', '/guide/']);
    expect(page.original).toBe('docs/en/guide/index.mdx');
    expect(page.frontMatter?.title).toBe('A page');
    expect(page.parseProblems).toEqual([]);
  });

  test('finds links of all kinds', () => {
    const { links } = pageOf(
      '[a](/a) and [b][b]\n\n[b]: /b#c\n\n<a href="/c">c</a>\n\nhttps://d.example',
    );
    expect(links).toEqual([
      { url: '/a', line: BODY, column: 1 },
      { url: '/b#c', line: BODY + 2, column: 1 },
      { url: '/c', line: BODY + 4, column: 1 },
      { url: 'https://d.example', line: BODY + 6, column: 1 },
    ]);
  });

  test('finds components with their string attributes', () => {
    const { components } = pageOf(
      '<OptionFacts path="bail" open count={1} />\n\nSee <Exec command="x" />.',
    );
    expect(components).toEqual([
      { name: 'OptionFacts', attributes: { path: 'bail' }, line: BODY, column: 1 },
      { name: 'Exec', attributes: { command: 'x' }, line: BODY + 2, column: 5 },
    ]);
  });

  test('rejects a file outside of the languages', () => {
    expect(() => parsePage('docs/a.mdx', '')).toThrow(
      'docs/a.mdx:1: a page must be below docs/en or docs/zh; move it there',
    );
  });
});
