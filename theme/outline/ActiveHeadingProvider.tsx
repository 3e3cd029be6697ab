import { usePage } from '@rspress/core/runtime';
import { createContext, type ReactNode, useEffect, useMemo } from 'react';
import { markActive } from './markActive';
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
