import { PageContext, ThemeContext, useLocation, usePage } from '@rspress/core/runtime';
import { type ContextType, type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react';
import globalParts from 'virtual-global-components';
import { useThemeState } from '../theme/appearance/useThemeState';
import { restoreFilter } from '../theme/filter/filterEvents';
import { Layout } from '../theme/layout/Layout';
import { PageBoundary } from '../theme/layout/PageBoundary';
import type { LoadedPage } from '../theme/page/loadedPage';
import { showHead } from '../theme/page/pageHead';
import { StaticPartsContext } from '../theme/page/StaticParts';
import { showSidebar } from '../theme/sidebar/sidebarEvents';
import { repeatClicks } from './attachListeners';
import { mountBody } from './bodyBehaviors';

type RspressPage = ContextType<typeof PageContext>;

interface AppProps {
  pageAt: (pathname: string) => LoadedPage;
  /** What writes the head, where it isn't in the page's HTML. */
  pageHead?: ReactNode;
}

/** The whole page at the router's current location. */
export function App({ pageAt, pageHead }: AppProps) {
  const { pathname } = useLocation();
  const { data, head, parts } = useMemo(() => pageAt(pathname), [pageAt, pathname]);
  const page = useMemo(() => ({ data }) as unknown as RspressPage, [data]);
  // Before the focus moves to the page's heading, so that screen readers announce its title first.
  useLayoutEffect(() => {
    if (head) showHead(head);
  }, [head]);
  useEffect(() => {
    // After the effects of the page's parts, some of which close what's open.
    repeatClicks();
    // For scripts and tests only: a stylesheet that used it would restyle the whole page.
    document.documentElement.dataset.ready = '';
  }, []);
  return (
    <AppearanceProvider>
      <PageContext value={page}>
        <StaticPartsContext value={parts}>
          <PageBoundary>
            {pageHead}
            <Layout>
              <BodyBehaviors />
            </Layout>
            <GlobalParts hidden={data.frontmatter.globalUIComponents === false} />
          </PageBoundary>
        </StaticPartsContext>
      </PageContext>
    </AppearanceProvider>
  );
}

/** A component of its own because the hook reads the page context that `App` provides. */
function BodyBehaviors() {
  useBodyBehaviors();
  return null;
}

/** A component of its own, so that changing the theme re-renders only the consumers of the context. */
function AppearanceProvider({ children }: { children: ReactNode }) {
  const [theme, setTheme] = useThemeState();
  const appearance = useMemo(() => ({ theme, setTheme }), [theme, setTheme]);
  return <ThemeContext value={appearance}>{children}</ThemeContext>;
}

/** The global UI components, unless the page's front matter or the URL turns them off. */
function GlobalParts({ hidden }: { hidden: boolean }) {
  const { search } = useLocation();
  if (hidden || new URLSearchParams(search).get('globalUIComponents') === '0') return null;
  return globalParts.map((part, index) => {
    const [Part, props] = Array.isArray(part) ? part : [part, {}];
    // biome-ignore lint/suspicious/noArrayIndexKey: the list comes from the configuration and never changes
    return <Part key={index} {...props} />;
  });
}

/** Mounts the behavior of the current page's content. */
function useBodyBehaviors(): void {
  const { page } = usePage();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other content
  useLayoutEffect(() => {
    showSidebar();
    const body = document.querySelector<HTMLElement>('[data-page-body]');
    return body ? mountBody(body) : undefined;
  }, [page]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another history entry has its own text
  useLayoutEffect(restoreFilter, [page, key]);
}
