import { type RefObject, useEffect, useState } from 'react';

const watched = new Map<Element, () => void>();
let observer: ResizeObserver | undefined;

/** One observer for all blocks of a page, however many there are. */
function watch(element: Element, resized: () => void): () => void {
  observer ??= new ResizeObserver((entries) => {
    for (const { target } of entries) watched.get(target)?.();
  });
  watched.set(element, resized);
  observer.observe(element);
  return () => {
    watched.delete(element);
    observer?.unobserve(element);
  };
}

/** Whether the element's content is wider than it is, so that it scrolls sideways. */
export function useOverflows(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    return watch(target, () => setOverflows(target.scrollWidth > target.clientWidth));
  }, [element]);
  return overflows;
}
