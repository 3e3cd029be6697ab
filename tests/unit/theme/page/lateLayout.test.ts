// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LATE, layOutLater, layOutNow } from '../../../../theme/page/lateLayout.ts';

/** What is to run when the browser is idle next. */
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

test('a long text is laid out from the top, and nothing of how it was done is left', () => {
  const body = longText();
  layOutLater(body);
  expect(laidOut(body)).toEqual([]);
  becomeIdle();
  const first = laidOut(body);
  expect(first[0]).toBe(11);
  expect(first.length).toBeLessThan(50);
  becomeIdle();
  expect(laidOut(body)).toEqual(expect.arrayContaining([...first, first.length + 11]));
  while (waiting) becomeIdle();
  expect(body.dataset.whole).toBe('');
  expect(laidOut(body)).toEqual([]);
});

test('who needs a place gets all of it, and what was begun ends', () => {
  const body = longText();
  layOutLater(body);
  becomeIdle();
  layOutNow(body);
  expect(body.dataset.whole).toBe('');
  becomeIdle();
  expect(waiting).toBeUndefined();
  expect(laidOut(body)).toEqual([]);
});

test('a text that goes takes no mark along', () => {
  const body = longText();
  const end = layOutLater(body);
  becomeIdle();
  end();
  expect(waiting).toBeUndefined();
  expect(laidOut(body)).toEqual([]);
});

test('only the first text is laid out at once for who comes to a place in it', () => {
  document.documentElement.dataset.whole = '';
  const [first, second] = [longText(), longText()];
  layOutLater(first)();
  expect(first.dataset.whole).toBe('');
  layOutLater(second);
  expect(second.dataset.whole).toBeUndefined();
});

test('the stylesheet leaves the same parts for later', () => {
  const css = readFileSync('theme/styles/prose.css', 'utf8');
  expect(css).toContain(`> ${LATE}:not([data-laid])`);
});
