// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { world } from '../../tests/support/theme/fakeRuntime.ts';
import { renderHook } from '../../tests/support/theme/render.ts';
import { useModalDialog } from './useModalDialog.ts';

vi.mock(
  '@rspress/core/runtime',
  async () => (await import('../../tests/support/theme/fakeRuntime.ts')).fakeRuntime,
);

afterEach(() => window.history.replaceState(null, ''));

const address = (key: string) => window.history.replaceState({ key }, '');

/** Opens the dialog on the page at `at`, with the URL `addressed`. */
function opened(at: string, addressed: string) {
  const onClose = vi.fn();
  address(addressed);
  world.location = { ...world.location, key: at };
  const dialog = { current: document.createElement('dialog') };
  const hook = renderHook(() => useModalDialog({ dialog, open: true, query: '', onClose }));
  expect(onClose).not.toHaveBeenCalled();
  return {
    onClose,
    show(key: string) {
      world.location = { ...world.location, key };
      act(() => hook.rerender());
    },
  };
}

test('it closes when the reader gets to another place', () => {
  const { onClose, show } = opened('a', 'a');
  address('b');
  show('b');
  expect(onClose).toHaveBeenCalled();
});

test('it stays when the page arrives that was on its way when it was opened', () => {
  const { onClose, show } = opened('a', 'b');
  show('b');
  expect(onClose).not.toHaveBeenCalled();
  address('c');
  show('c');
  expect(onClose).toHaveBeenCalled();
});

test('it closes when the reader goes back before that page has come', () => {
  const { onClose } = opened('a', 'b');
  address('a');
  act(() => window.dispatchEvent(new PopStateEvent('popstate')));
  expect(onClose).toHaveBeenCalled();
});
