import { expect, test } from 'vitest';
import { RUN_TEXT } from './runText.ts';

const omitted = { tests: 18_700, errors: 1, logs: 0 };

test('numbers of results are worded in both languages', () => {
  const { en, zh } = RUN_TEXT;
  expect(en.omitted(omitted)).toBe('Too much to show here: 18,700 tests and 1 error.');
  expect(zh.omitted(omitted)).toBe('数量过多，未能显示：18,700 个测试、1 个错误。');
  expect(zh.tally.of(2, zh.count.fail)).toBe('2 个失败');
});

test('each reason why nothing could be run has its own Chinese words', () => {
  const { unavailableHelp } = RUN_TEXT.zh;
  for (const help of Object.values(unavailableHelp)) expect(help).not.toMatch(/[a-z]/i);
  expect(new Set(Object.values(unavailableHelp)).size).toBe(Object.keys(unavailableHelp).length);
});

test.each([
  ['en', /network/],
  ['zh', /网络/],
] as const)(
  'an example that reports too much is said to do so in %s, and nothing about the network',
  (language, network) => {
    const help = RUN_TEXT[language].messageLimitHelp(20_000);
    expect(help).toContain('20,000');
    expect(help).not.toMatch(network);
  },
);
