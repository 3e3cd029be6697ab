import { PageContext } from '@rspress/core/runtime';
import { type ReactNode, useContext, useMemo } from 'react';
import { pageRecordOf } from './pageRecords';

/** Completes the page's data, as `usePage` gives it, by the record that its chunk brought along. */
export function WithPageRecord({ children }: { children: ReactNode }) {
  const context = useContext(PageContext);
  const completed = useMemo(() => {
    const { data } = context;
    return { ...context, data: data && { ...data, ...pageRecordOf(data.routePath) } };
  }, [context]);
  return <PageContext value={completed}>{children}</PageContext>;
}
