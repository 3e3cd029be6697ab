// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { renderHook } from '../../../tests/support/theme/render.ts';
import { useLazyComponent } from './useLazyComponent.ts';

test('a component is loaded on request, and again after a failure', async () => {
  const failure = new Error('offline');
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const component = () => 'text';
  const load = vi.fn(async () => component).mockRejectedValueOnce(failure);
  const lazy = renderHook(() => useLazyComponent(load));
  expect(load).not.toHaveBeenCalled();

  await act(async () => lazy.current.load());
  expect(lazy.current.component).toBeUndefined();
  expect(logged).toHaveBeenCalledWith(failure);

  await act(async () => lazy.current.load());
  expect(lazy.current.component).toBe(component);
  logged.mockRestore();
});
