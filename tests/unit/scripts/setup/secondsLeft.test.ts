import { expect, test } from 'vitest';
import { secondsLeft } from '../../../../scripts/setup/secondsLeft.mjs';

test('steps take as long as the last time, on the cores that they share', () => {
  const running = { lastTime: 60, elapsed: 20, cores: 1 };
  const waiting = { lastTime: 100, elapsed: 0, cores: 2 };
  expect(secondsLeft([running, waiting], 2)).toBe(120);
  expect(secondsLeft([], 2)).toBe(0);
});

test.each([
  ['hasn’t run yet', { elapsed: 0, cores: 1 }],
  ['is taking longer than the last time', { lastTime: 60, elapsed: 61, cores: 2 }],
])('no time is given if a step %s', (_case, step) => {
  expect(secondsLeft([step, { lastTime: 100, elapsed: 0, cores: 2 }], 2)).toBeUndefined();
});
