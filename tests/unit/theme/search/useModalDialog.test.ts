// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useModalDialog } from '../../../../theme/search/dialog/useModalDialog.ts';
import { world } from '../support/fakeRuntime.ts';
import { renderHook } from '../support/render.ts';

vi.mock(
  '@rspress/core/runtime',
  async () => (await import('../support/fakeRuntime.ts')).fakeRuntime,
);

afterEach(() => window.history.replaceState(null, ''));

/** Opens the dialog at one place, with another in the address bar, and gets to a third. */
function closedBy(at: string, addressed: string, arriving: string): boolean {
  let closed = false;
  const onClose = () => {
    closed = true;
  };
  window.history.replaceState({ key: addressed }, '');
  world.location = { ...world.location, key: at };
  const dialog = { current: document.createElement('dialog') };
  const hook = renderHook(() => useModalDialog(dialog, onClose));
  expect(closed).toBe(false);
  world.location = { ...world.location, key: arriving };
  act(() => hook.rerender());
  return closed;
}

test('it closes when the reader gets to another place', () => {
  expect(closedBy('a', 'a', 'b')).toBe(true);
});

test('it stays when the page arrives that was on its way when it was opened', () => {
  expect(closedBy('a', 'b', 'b')).toBe(false);
  expect(closedBy('a', 'b', 'c')).toBe(true);
});
