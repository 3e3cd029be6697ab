import { type RefObject, useLayoutEffect } from 'react';
import { prefersReducedMotion } from '../prefersReducedMotion';
import type { RunState } from './runState';

/**
 * Keeps the panel's height from one run to the next until the new results arrive, and scrolls
 * them into view.
 */
export function usePanelPosition(panel: RefObject<HTMLElement | null>, { phase }: RunState): void {
  useLayoutEffect(() => {
    const { current } = panel;
    if (!current) return;
    if (phase === 'preparing') current.style.minBlockSize = `${current.offsetHeight}px`;
    if (phase !== 'ended') return;
    current.style.minBlockSize = '';
    current.firstElementChild?.scrollIntoView({
      block: 'nearest',
      behavior: prefersReducedMotion() ? 'instant' : 'smooth',
    });
  }, [panel, phase]);
}
