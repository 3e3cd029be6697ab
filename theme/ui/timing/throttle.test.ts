import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('runs at once, then once an interval, the last call included', () => {
  const run = vi.fn();
  const throttled = throttle(run, 100);
  throttled();
  expect(run).toHaveBeenCalledTimes(1);
  throttled();
  throttled();
  vi.advanceTimersByTime(99);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(500);
  expect(run).toHaveBeenCalledTimes(2);
  throttled();
  expect(run).toHaveBeenCalledTimes(3);
});

test('calls come also after the clock was set back', () => {
  const run = vi.fn();
  const throttled = throttle(run, 100);
  throttled();
  vi.setSystemTime(Date.now() - 3_600_000);
  throttled();
  vi.advanceTimersByTime(100);
  expect(run).toHaveBeenCalledTimes(2);
});

test('a cancelled call does not come', () => {
  const run = vi.fn();
  const throttled = throttle(run, 100);
  throttled();
  throttled();
  throttled.cancel();
  vi.advanceTimersByTime(500);
  expect(run).toHaveBeenCalledTimes(1);
});
