import { afterEach, beforeEach, expect, rs, test } from '@rstest/core';
import { debounce } from '../src/debounce';

beforeEach(() => {
  rs.useFakeTimers();
});

afterEach(() => {
  rs.useRealTimers();
});

test('waits until typing stops', () => {
  const search = rs.fn();
  const type = debounce(search, 300);

  type('r');
  rs.advanceTimersByTime(200);
  type('rs');
  rs.advanceTimersByTime(299);
  expect(search).not.toHaveBeenCalled();

  rs.advanceTimersByTime(1);
  expect(search).toHaveBeenCalledExactlyOnceWith('rs');
});

test('uses a fixed date', () => {
  rs.setSystemTime(new Date('2030-01-01T00:00:00Z'));
  expect(new Date().getUTCFullYear()).toBe(2030);
});
