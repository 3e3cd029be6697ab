// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFERRED, deferLayout, flushLayout } from './deferredLayout.ts';

/** The next idle callback. */
let waiting: (() => void) | undefined;

beforeEach(() => {
  waiting = undefined;
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    waiting = run;
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => {
    waiting = undefined;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  delete document.documentElement.dataset.whole;
});

function becomeIdle() {
  const run = waiting;
  waiting = undefined;
  run?.();
}

function longText(): HTMLElement {
  const body = document.createElement('div');
  body.innerHTML = '<p></p>'.repeat(300);
  return body;
}

const laidOut = (body: HTMLElement) =>
  [...body.children].flatMap((part, index) => (part.matches('[data-laid]') ? [index] : []));

test('a long page is laid out from the top, completely in the end', () => {
  const body = longText();
  deferLayout(body);
  expect(laidOut(body)).toEqual([]);
  becomeIdle();
  const first = laidOut(body);
  expect(first[0]).toBe(11);
  expect(first.length).toBeLessThan(50);
  becomeIdle();
  expect(laidOut(body)).toEqual(expect.arrayContaining([...first, first.length + 11]));
  while (waiting) becomeIdle();
  expect(body.dataset.whole).toBe('');
});

test('a device that is rarely idle lays out the rest at once after three seconds', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const body = longText();
  deferLayout(body);
  becomeIdle();
  vi.advanceTimersByTime(2900);
  becomeIdle();
  expect(body.dataset.whole).toBeUndefined();
  vi.advanceTimersByTime(200);
  becomeIdle();
  expect(body.dataset.whole).toBe('');
  expect(waiting).toBeUndefined();
});

test('flushLayout lays out everything, and ends the deferred layout', () => {
  const body = longText();
  deferLayout(body);
  becomeIdle();
  flushLayout(body);
  expect(body.dataset.whole).toBe('');
  becomeIdle();
  expect(waiting).toBeUndefined();
});

test('when the reader scrolls, the rest is laid out at once', () => {
  const body = longText();
  deferLayout(body);
  becomeIdle();
  window.dispatchEvent(new Event('scroll'));
  expect(body.dataset.whole).toBeUndefined();
  vi.stubGlobal('scrollY', 100);
  window.dispatchEvent(new Event('scroll'));
  expect(body.dataset.whole).toBe('');
  expect(waiting).toBeUndefined();
});

test('a removed body is not laid out in batches anymore', () => {
  const body = longText();
  const end = deferLayout(body);
  becomeIdle();
  end();
  expect(waiting).toBeUndefined();
});

test('only the first page is laid out at once for a hash', () => {
  document.documentElement.dataset.whole = '';
  const [first, second] = [longText(), longText()];
  deferLayout(first)();
  expect(first.dataset.whole).toBe('');
  deferLayout(second);
  expect(second.dataset.whole).toBeUndefined();
});

test('the stylesheet defers the same elements', () => {
  const css = readFileSync('theme/styles/deferred.css', 'utf8');
  expect(css).toContain(`> ${DEFERRED}:not([data-laid])`);
  expect(css.split(DEFERRED)).toHaveLength(4);
});
