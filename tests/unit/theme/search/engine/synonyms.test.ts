import { describe, expect, test } from 'vitest';
import { splitChinese } from '../../../../../theme/search/engine/splitChinese.ts';
import { stem } from '../../../../../theme/search/engine/stem.ts';
import { SYNONYMS } from '../../../../../theme/search/engine/synonyms.ts';
import { expressionKey, synonymsOf } from '../../../../../theme/search/engine/synonymTable.ts';
import { ownName } from '../../../../../theme/search/engine/words.ts';

test.each([
  ['snapshot', '快照'],
  ['mock', '模拟'],
  ['coverage', '覆盖率'],
  ['timeout', '超时'],
  ['hook', '钩子'],
  ['reporter', '报告器'],
  ['parallel', '并发'],
])('%s and %s stand for each other', (english, chinese) => {
  expect(synonymsOf(expressionKey(english))).toContain(chinese);
  expect(synonymsOf(expressionKey(chinese))).toContain(english);
});

test('every line has several different words', () => {
  for (const group of SYNONYMS) {
    expect(group.length, group.join()).toBeGreaterThan(1);
    expect(new Set(group).size, group.join()).toBe(group.length);
  }
});

test('inflections share the synonyms', () => {
  expect(expressionKey('Snapshots')).toBe(expressionKey('snapshot'));
  expect(synonymsOf(expressionKey('no such word')).size).toBe(0);
});

describe('stems', () => {
  test.each([
    [['mock', 'mocks', 'mocked', 'mocking']],
    [['report', 'reporter', 'reporters', 'reporting']],
    [['retry', 'retries']],
    [['run', 'running', 'runner']],
  ])('%j meet', (words) => {
    expect(new Set(words.map(stem)).size).toBe(1);
  });

  test.each([['fn'], ['is'], ['class'], ['--shard'], ['快照'], ['status']])('%s stays', (word) => {
    expect(stem(word)).toBe(word);
  });
});

test('known words are found within a run of Chinese', () => {
  expect(splitChinese('怎么更新快照')).toEqual([
    { text: '怎么', known: 'stop' },
    { text: '更新', known: 'synonym' },
    { text: '快照', known: 'synonym' },
  ]);
  expect(splitChinese('堆叠')).toEqual([{ text: '堆叠', known: 'no' }]);
});

test("another runner's object has the name it has here", () => {
  expect(ownName('vi.fn')).toBe('rs.fn');
  expect(ownName('jest.mock')).toBe('rs.mock');
  expect(ownName('vitest')).toBe('vitest');
});
