// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from '../../tests/support/theme/render.ts';
import { TIMING } from '../settings/site.ts';
import { useNavHidden } from './useNavHidden.ts';

let top = 0;

beforeEach(() => {
  top = 0;
  vi.useFakeTimers();
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => top);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const scrollTo = (to: number) =>
  act(() => {
    top = to;
    window.dispatchEvent(new Event('scroll'));
  });
const pass = (time: number) => act(() => vi.advanceTimersByTime(time));

test.each([
  ['never', [false, false, false, false]],
  ['auto', [true, false, true, false]],
  ['always', [true, true, true, false]],
] as const)(
  'the navbar hides when the reader scrolls down, if the site wants that: %s',
  (mode, expected) => {
    const hidden = renderHook(() => useNavHidden(mode));
    expect(hidden.current).toBe(false);
    const seen = [500, 300, 900, 0].map((to) => {
      scrollTo(to);
      pass(TIMING.navbarThrottle);
      return hidden.current;
    });
    expect(seen).toEqual(expected);
  },
);

test('scrolling is looked at five times a second', () => {
  const hidden = renderHook(() => useNavHidden('auto'));
  scrollTo(500);
  expect(hidden.current).toBe(true);
  scrollTo(400);
  pass(TIMING.navbarThrottle - 1);
  expect(hidden.current).toBe(true);
  pass(1);
  expect(hidden.current).toBe(false);
});
