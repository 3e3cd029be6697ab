import { expect, test } from 'vitest';
import { BODY, pageOf } from '../../tests/support/content/pageOf.ts';
import { sectionsToTranslate } from './sections.ts';

const PAGE =
  'Opening.\n\n## First {#first}\n\nOne.\n\n### Inner {#inner}\n\nTwo.\n\n## Second {#second}\n';

function hashes(body: string, fields?: string): Record<string, string> {
  const sections = sectionsToTranslate(pageOf(body, 'docs/en/a.mdx', fields));
  return Object.fromEntries(sections.map(({ id, hash }) => [id, hash]));
}

/** IDs of the sections whose hash changes with the page. */
function changedBy(from: string, to: string): string[] {
  const [before, after] = [hashes(PAGE), hashes(PAGE.replace(from, to))];
  return Object.keys(before).filter((id) => before[id] !== after[id]);
}

test('are the content before the first heading, and below each heading of level 2', () => {
  const sections = sectionsToTranslate(pageOf(PAGE));
  expect(sections.map(({ id, line }) => [id, line])).toEqual([
    ['top', 1],
    ['first', BODY + 2],
    ['second', BODY + 10],
  ]);
  expect(sections[0]?.text).toMatch(/^title: A page\ndescription: .*\nOpening\.$/);
  expect(sections[1]?.text).toBe('## First {#first}\n\nOne.\n\n### Inner {#inner}\n\nTwo.');
});

test('only change with their own text', () => {
  expect(changedBy('Opening', 'Beginning')).toEqual(['top']);
  expect(changedBy('Two', 'Three')).toEqual(['first']);
  expect(changedBy('## Second', '## Last')).toEqual(['second']);
  expect(changedBy('Opening.', 'Opening.\n\n')).toEqual([]);
});

test('do not change with facts, which are the same in both languages', () => {
  expect(hashes(PAGE, 'options: [bail]\n')).toEqual(hashes(PAGE, 'options: [retry]\n'));
  expect(hashes(PAGE, 'titleSuffix: One\n').top).not.toBe(hashes(PAGE, 'titleSuffix: Two\n').top);
});

test('do not change with Rstest’s output, only with other code', () => {
  const block = (meta: string, line: string) => `\`\`\`text${meta}\n${line}\n\`\`\`\n`;
  expect(hashes(block(' output', '1 ms'))).toEqual(hashes(block(' output', '2 ms')));
  expect(hashes(block('', '1 ms'))).not.toEqual(hashes(block('', '2 ms')));
});

test('are empty for a page that can’t be parsed', () => {
  expect(sectionsToTranslate(pageOf('{'))).toEqual([]);
});
