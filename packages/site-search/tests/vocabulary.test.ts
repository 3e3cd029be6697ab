import { describe, expect, test } from 'vitest';
import { createVocabulary, expressionKey } from '../src/query/vocabulary.ts';
import { splitChinese, wordsOf } from '../src/query/words.ts';
import { stem } from '../src/text/stem.ts';
import { OPTIONS } from './support/smallSite.ts';

const { synonymsOf, chineseExpressions, withOwnNamespace } = createVocabulary(OPTIONS);

test('the expressions of a group are synonyms of each other', () => {
  expect(synonymsOf(expressionKey('snapshot'))).toContain('快照');
  expect(synonymsOf(expressionKey('快照'))).toContain('snapshot');
  expect(synonymsOf(expressionKey('Fake timer'))).toContain('模拟定时器');
});

test('without options there are no synonyms, and names stay as they are', () => {
  const plain = createVocabulary();
  expect(plain.synonymsOf('snapshot').size).toBe(0);
  expect(plain.withOwnNamespace('vi.fn')).toBe('vi.fn');
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
    [['spy', 'spies', 'spied', 'spying']],
    [['key', 'keys']],
    [['api', 'apis']],
    [['use', 'uses']],
    [['alias', 'aliases']],
    [['canvas', 'canvases']],
  ])('%j meet', (words) => {
    expect(new Set(words.map(stem)).size).toBe(1);
  });

  test.each([['fn'], ['is'], ['class'], ['--shard'], ['快照'], ['status']])('%s stays', (word) => {
    expect(stem(word)).toBe(word);
  });
});

test('known words are found within a run of Chinese', () => {
  expect(splitChinese('怎么更新快照', chineseExpressions)).toEqual([
    { text: '怎么', kind: 'stop' },
    { text: '更新', kind: 'synonym' },
    { text: '快照', kind: 'synonym' },
  ]);
  expect(splitChinese('堆叠', chineseExpressions)).toEqual([{ text: '堆叠', kind: 'unknown' }]);
});

test.each([
  ['vi.fn', 'rs.fn'],
  ['jest.fn.mock', 'rs.fn.mock'],
  ['jest', 'jest'],
  ['vix', 'vix'],
  ['via.fn', 'via.fn'],
  ['constructor.name', 'constructor.name'],
])('%s is %s here', (name, own) => {
  expect(withOwnNamespace(name)).toBe(own);
});

test('Chinese is split where words end, and single characters stay together', () => {
  expect(wordsOf('取消运行')).toEqual([
    { text: '取消', isWord: true },
    { text: '运行', isWord: true },
  ]);
  expect(wordsOf('打桩')).toEqual([{ text: '打桩', isWord: false }]);
});
