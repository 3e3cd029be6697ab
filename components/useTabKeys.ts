import type { KeyboardEvent, RefObject } from 'react';

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Arrows, Home and End move through the tabs of `list` and select as they go. */
export function useTabKeys(list: RefObject<HTMLElement | null>, select: (index: number) => void) {
  return (event: KeyboardEvent) => {
    const tabs = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const current = tabs.indexOf(event.target as HTMLElement);
    const step = STEPS[event.key];
    if (!step || current === -1) return;
    event.preventDefault();
    const next = step(current, tabs.length);
    select(next);
    tabs[next]?.focus();
  };
}
