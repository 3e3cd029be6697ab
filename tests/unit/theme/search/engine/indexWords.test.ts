import { expect, test } from 'vitest';
import { splitParts } from '../../../../../plugins/search-index/splitParts.ts';
import { splitWords } from '../../../../../plugins/search-index/splitWords.ts';
import { ENGINE } from '../../../../../theme/search/engine/limits.ts';
import { writeParts } from '../../../../../theme/search/engine/pageText.ts';
import { joinPostings, type Postings } from '../../../../../theme/search/engine/postingLists.ts';
import { indexParts, indexWords } from '../../../../../theme/search/engine/termIndex.ts';
import { isChinese } from '../../../../../theme/search/engine/tokenize.ts';
import { page } from './support/smallSite.ts';

const PARTS = splitParts([
  page(
    '/mock',
    { heading: 'rs.fn', names: ['fn'], prose: ['Mock mock 模拟 rs.fn', 'a **mock**'] },
    [
      { heading: 'Mock it', rows: ['mock | a spy', '`x` | y'], code: 'rs.fn node:fs mockOnce' },
      { heading: 'Long', prose: [`mock ${'x '.repeat(ENGINE.part)}`] },
      { heading: 'Deeper', level: 3, prose: ['node:fs --shard=1/2 a=>b'] },
    ],
  ),
  page('/zh/spy', { heading: '监视 spy', prose: ['用 spy 监视，不是mock'] }),
]);

function postingsOf(index: ReadonlyMap<string, readonly Postings[]>): Record<string, Postings> {
  const spelled = [...index].filter(([term]) => !isChinese(term));
  return Object.fromEntries(spelled.map(([term, lists]) => [term, joinPostings(lists)]));
}

test('counting the numbers of a text gives the postings that reading its parts gives', () => {
  const words = splitWords(`\n${writeParts(PARTS).trimEnd()}`);
  const counted = postingsOf(indexWords(PARTS, words));
  expect(counted).toEqual(postingsOf(indexParts(PARTS)));
  expect(PARTS.length).toBeGreaterThan(2);
  expect(Object.keys(counted)).toEqual(expect.arrayContaining(['mockonce', 'node:fs', '=mockit']));
});
