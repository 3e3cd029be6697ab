import { type RefObject, useLayoutEffect } from 'react';
import { prefersStillness } from '../../../timing/prefersStillness';
import type { RunState } from './runState';

/**
 * Keeps the panel's height from one run to the next until the new results are there, and brings
 * their beginning into view.
 */
export function usePanelPlace(panel: RefObject<HTMLElement | null>, { phase }: RunState): void {
  useLayoutEffect(() => {
    const { current } = panel;
    if (!current) return;
    if (phase === 'preparing') current.style.minBlockSize = `${current.offsetHeight}px`;
    if (phase !== 'ended') return;
    current.style.minBlockSize = '';
    current.firstElementChild?.scrollIntoView({
      block: 'nearest',
      behavior: prefersStillness() ? 'instant' : 'smooth',
    });
  }, [panel, phase]);
}
