import { expect, test } from 'vitest';
import { ERRORS_TEXT } from './errorsText.ts';
import { reportUrl, searchTerms } from './searchTerms.ts';

test.each([
  ['Error: The gizmo is not aligned', 'gizmo aligned'],
  ['Rstest v1\n\nFailed to load /home/me/gizmo.js from disk', 'Failed load disk'],
  ['12 34 ---', ''],
  ['', ''],
])('the words of %j that are searched for are %j', (text, words) => {
  expect(searchTerms(text)).toBe(words);
});

test('the words fit into the field of the search', () => {
  expect(
    searchTerms(`Error ${'extraordinarily'.repeat(2)} ${'long'.repeat(9)} words`).length,
  ).toBeLessThanOrEqual(64);
});

test('a report has the beginning of the output, which cannot end its code block', () => {
  const url = new URL(reportUrl(`\`\`\`\n${'x'.repeat(5_000)}`, 'gizmo', ERRORS_TEXT.en));
  expect(url.searchParams.get('title')).toBe('Documentation: unexplained error: gizmo');
  const body = url.searchParams.get('body') ?? '';
  expect(body.length).toBeLessThan(1_600);
  expect(body.match(/```/g)).toHaveLength(2);
});
