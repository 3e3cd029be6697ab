import type { ReactNode } from 'react';
import { WithPageRecord } from '../page/WithPageRecord';
import { PageBoundary } from './PageBoundary';

/** Stands around everything that Rspress renders. */
export function Root({ children }: { children: ReactNode }) {
  return (
    <PageBoundary>
      <WithPageRecord>{children}</WithPageRecord>
    </PageBoundary>
  );
}
