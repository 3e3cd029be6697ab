// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { useLatePart } from '../../../theme/ui/popup/useLatePart.ts';
import { renderHook } from './support/render.ts';

test('a part comes when it is asked for, and is asked for again where it could not be had', async () => {
  const failure = new Error('offline');
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const part = () => 'the part';
  const load = vi.fn(async () => part).mockRejectedValueOnce(failure);
  const late = renderHook(() => useLatePart(load));
  expect(load).not.toHaveBeenCalled();

  await act(async () => late.current.bring());
  expect(late.current.part).toBeUndefined();
  expect(logged).toHaveBeenCalledWith(failure);

  await act(async () => late.current.bring());
  expect(late.current.part).toBe(part);
  logged.mockRestore();
});
