import { usePage } from '@rspress/core/runtime';
import { createContext, type ReactNode, useEffect, useMemo } from 'react';
import { keepInView } from '../ui/keepInView';
import { useActiveHeading } from './useActiveHeading';

/** The ID of the heading that the reader is below. */
export const ActiveHeading = createContext<string | undefined>(undefined);

/** Measures the headings once for all that show the active one. */
export function ActiveHeadingProvider({ children }: { children: ReactNode }) {
  const { page } = usePage();
  const ids = useMemo(() => page.toc.map(({ id }) => id), [page.toc]);
  const active = useActiveHeading(ids);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another outline
  useEffect(() => markActive(active), [active, page]);
  return <ActiveHeading value={active}>{children}</ActiveHeading>;
}

/** Marks the entry of a heading in the outline, above all headings the first one, and brings it into view. */
function markActive(id: string | undefined): void {
  const outline = document.querySelector<HTMLElement>('[data-outline-list]');
  if (!outline) return;
  outline.querySelector('[aria-current]')?.removeAttribute('aria-current');
  const entries = [...outline.querySelectorAll('a')];
  const active = entries.find((entry) => entry.getAttribute('href') === `#${id}`) ?? entries[0];
  active?.setAttribute('aria-current', 'true');
  keepInView(outline);
}
