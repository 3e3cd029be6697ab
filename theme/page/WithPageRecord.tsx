import { isActive, PageContext, useLocation } from '@rspress/core/runtime';
import { type ReactNode, useContext, useMemo } from 'react';
import { pageRecordOf } from './pageRecords';

/** Completes the page's data, as `usePage` gives it, by the record that its chunk brought along. */
export function WithPageRecord({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const context = useContext(PageContext);
  const { data } = context;
  const record = data && pageRecordOf(data.pagePath, (routePath) => isActive(routePath, pathname));
  const completed = useMemo(
    () => ({ ...context, data: data && { ...data, ...record } }),
    [context, data, record],
  );
  return <PageContext value={completed}>{children}</PageContext>;
}
