import type { ReactNode } from 'react';
import { PageBoundary } from './PageBoundary';

/** Stands around everything that Rspress renders. */
export function Root({ children }: { children: ReactNode }) {
  return <PageBoundary>{children}</PageBoundary>;
}
