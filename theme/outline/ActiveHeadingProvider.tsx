import { usePage } from '@rspress/core/runtime';
import { createContext, type ReactNode, useMemo } from 'react';
import { useActiveHeading } from './useActiveHeading';

/** The ID of the heading that the reader is below. */
export const ActiveHeading = createContext<string | undefined>(undefined);

/** Measures the headings once for all that show the active one. */
export function ActiveHeadingProvider({ children }: { children: ReactNode }) {
  const { page } = usePage();
  const ids = useMemo(() => page.toc.map(({ id }) => id), [page.toc]);
  return <ActiveHeading value={useActiveHeading(ids)}>{children}</ActiveHeading>;
}
