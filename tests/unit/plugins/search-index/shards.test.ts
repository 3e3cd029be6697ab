import { expect, test } from 'vitest';
import { codeNames } from '../../../../plugins/search-index/codeNames.ts';
import { indexFiles } from '../../../../plugins/search-index/indexFiles.ts';
import { splitParts } from '../../../../plugins/search-index/splitParts.ts';
import { definedNames } from '../../../../theme/search/engine/definedNames.ts';
import { ENGINE } from '../../../../theme/search/engine/limits.ts';
import { readParts } from '../../../../theme/search/engine/pageText.ts';
import { manyPages, page } from '../../theme/search/engine/support/smallSite.ts';

const long = (heading: string, level = 2) => ({ heading, level, prose: ['x'.repeat(ENGINE.part)] });

test('a long page is several parts, each with the headings above it', () => {
  const parts = splitParts([
    page('/a', { heading: 'A' }, [
      long('One'),
      { heading: 'Deep', level: 3 },
      long('Deeper', 4),
      { heading: 'Two' },
    ]),
  ]);
  expect(
    parts.map(({ above, sections }) => [
      above.map(({ heading }) => heading),
      sections.map(({ heading }) => heading),
    ]),
  ).toEqual([
    [[], ['A', 'One']],
    [['One'], ['Deep', 'Deeper']],
    [[], ['Two']],
  ]);
});

test('a large site is shards that hold everything, in order', () => {
  const pages = manyPages([page('/a', { heading: 'mock', names: ['mock'] })]);
  const files = indexFiles(pages);
  const texts = files.filter(({ path }) => path.includes('/texts.'));
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.flatMap(({ content }) => readParts(String(content)))).toEqual(splitParts(pages));
  const terms = files.filter(({ path }) => path.includes('/terms.'));
  const lines = terms.flatMap(({ content }) =>
    String(content)
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t')[0] ?? ''),
  );
  expect(lines).toEqual([...lines].sort((a, b) => (a < b ? -1 : 1)));
  expect(lines).toContain('=mock');
});

test('the same pages give the same files', () => {
  const pages = () => manyPages([page('/a', { heading: 'mock', prose: ['模拟 and mock'] })]);
  expect(indexFiles(pages())).toEqual(indexFiles(pages()));
});

test('names of code are those that no sentence has', () => {
  const code = ['import { total } from "./x";', 'rs.fn(); --shard %s camelCase node:fs rs.fn'];
  expect(codeNames(code, new Set(['%s']))).toEqual(['rs.fn', '--shard', 'camelCase', 'node:fs']);
});

test.each([
  ['rs.fn', 'Mock functions', ['rs.fn', 'fn']],
  ['.not', 'expect', ['.not', 'not']],
  ['each', 'test', ['each', 'test.each']],
  ['coverage.provider', 'coverage', ['coverage.provider']],
  ['test', 'test', ['test']],
  ['When to use it', 'test', []],
])('%s on the page %s defines %j', (heading, title, expected) => {
  expect(definedNames(heading, title)).toEqual(expected);
});
