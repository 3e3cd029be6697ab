export type HideNavbar = 'never' | 'always' | 'auto';

export interface ScrollStep {
  from: number;
  to: number;
  hidden: boolean;
}

/**
 * Whether the navbar is hidden after scrolling: `auto` hides it on the way down and shows it on the
 * way up; `always` shows it only at the top of the page.
 */
export function navHidden(
  mode: HideNavbar,
  { from, to, hidden }: ScrollStep,
  height: number,
): boolean {
  if (mode === 'never' || to <= height) return false;
  if (to > from) return true;
  if (to < from) return mode === 'always';
  return hidden;
}
