import { expect, test } from 'vitest';
import { RUN_TEXT } from './runText.ts';

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
