import { PageContext, ThemeContext, useLocation } from '@rspress/core/runtime';
import { type ContextType, type ReactNode, useEffect, useMemo } from 'react';
import globalParts from 'virtual-global-components';
import { useThemeState } from '../appearance/useThemeState';
import { Layout } from '../layout/Layout';
import { PageBoundary } from '../layout/PageBoundary';
import { PageBodyContext } from '../page/PageBody';
import type { ShownPage } from '../page/shownPage';

type RspressPage = ContextType<typeof PageContext>;

/** Everything of a page, for the address that the router around it tells. */
export function App({ pageAt }: { pageAt: (pathname: string) => ShownPage }) {
  const { pathname } = useLocation();
  const { facts, body } = useMemo(() => pageAt(pathname), [pageAt, pathname]);
  const page = useMemo(() => ({ data: facts }) as unknown as RspressPage, [facts]);
  useEffect(() => {
    // No stylesheet asks for it: what one did would cost a new look at the whole page.
    document.documentElement.dataset.ready = '';
  }, []);
  return (
    <AppearanceProvider>
      <PageContext value={page}>
        <PageBodyContext value={body}>
          <PageBoundary>
            <Layout />
            <GlobalParts hidden={facts.frontmatter.globalUIComponents === false} />
          </PageBoundary>
        </PageBodyContext>
      </PageContext>
    </AppearanceProvider>
  );
}

/** Apart: a change of appearance is the switch's affair and renders nothing else anew. */
function AppearanceProvider({ children }: { children: ReactNode }) {
  const [theme, setTheme] = useThemeState();
  const appearance = useMemo(() => ({ theme, setTheme }), [theme, setTheme]);
  return <ThemeContext value={appearance}>{children}</ThemeContext>;
}

/** What stands on every page whose front matter and address don't switch it off. */
function GlobalParts({ hidden }: { hidden: boolean }) {
  const { search } = useLocation();
  if (hidden || new URLSearchParams(search).get('globalUIComponents') === '0') return null;
  return globalParts.map((part, index) => {
    const [Part, props] = Array.isArray(part) ? part : [part, {}];
    // biome-ignore lint/suspicious/noArrayIndexKey: the list is the site's own and never changes
    return <Part key={index} {...props} />;
  });
}
