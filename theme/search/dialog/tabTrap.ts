const TABBABLE = 'a[href], button:not([disabled]), input:not([disabled]), [tabindex]';

/** The tabbable elements below an element, in order. */
export function tabStops(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (element) => element.tabIndex >= 0 && element.getClientRects().length > 0,
  );
}

/** The tab stop after the current one, wrapping around; the first one if the focus is elsewhere. */
export function nextStop<T>(
  stops: readonly T[],
  current: T | null,
  backwards: boolean,
): T | undefined {
  const at = current === null ? -1 : stops.indexOf(current);
  if (at < 0) return backwards ? stops.at(-1) : stops[0];
  return stops.at((at + (backwards ? -1 : 1)) % stops.length);
}
