import { type RefObject, useLayoutEffect, useRef } from 'react';
import { prefersReducedMotion } from '../prefersReducedMotion';
import type { RunState } from './runState';

/**
 * Scrolls the panel into view when it appears and when a run starts, and keeps its height until the new
 * results arrive. The end of a run doesn't scroll, because the reader may be pressing a button.
 */
export function usePanelPosition(panel: RefObject<HTMLElement | null>, { phase }: RunState): void {
  const before = useRef<RunState['phase']>('idle');
  useLayoutEffect(() => {
    const isNew = before.current === 'idle';
    before.current = phase;
    const { current } = panel;
    if (!current) return;
    if (phase === 'preparing') current.style.minBlockSize = `${current.offsetHeight}px`;
    if (phase === 'ended') current.style.minBlockSize = '';
    if (!isNew && phase !== 'preparing') return;
    current.firstElementChild?.scrollIntoView({
      block: 'nearest',
      behavior: prefersReducedMotion() ? 'instant' : 'smooth',
    });
  }, [panel, phase]);
}
