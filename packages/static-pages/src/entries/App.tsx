import { PageContext, useLocation, withBase } from '@rspress/core/runtime';
import { type ComponentType, type ContextType, useLayoutEffect, useMemo } from 'react';
import * as theme from 'static-pages-theme';
import { loadForNavigation, supersedeNavigation } from '../links/loadForNavigation';
import { showHead } from '../page/documentPage';
import type { LoadedPage } from '../page/loadedPage';
import { PageBoundary } from '../page/PageBoundary';
import { cachedPage } from '../page/pageStore';
import { StaticPartsContext } from '../page/StaticPart';
import { BrowserRouter } from '../router/router';

type RspressPage = ContextType<typeof PageContext>;

interface AppProps {
  pageAt: (pathname: string) => LoadedPage;
  /** Writes the head in the build and in development. Browsers get the head of a built page as HTML. */
  Head?: ComponentType;
}

/** The theme's layout with the page at the router's current location. */
export function App({ pageAt, Head }: AppProps) {
  const { pathname } = useLocation();
  const { data, headElements, parts } = useMemo(() => pageAt(pathname), [pageAt, pathname]);
  // Rspress' type also has fields of its search and its own theme, which layouts here don't read.
  const page = useMemo(() => ({ data }) as unknown as RspressPage, [data]);
  // Before the focus moves to the page's heading, so that screen readers announce the page's title first.
  useLayoutEffect(() => {
    if (headElements) showHead(headElements);
  }, [headElements]);
  return (
    <PageContext value={page}>
      <StaticPartsContext value={parts}>
        {Head ? <Head /> : null}
        <theme.Layout />
      </StaticPartsContext>
    </PageContext>
  );
}

/** The app in a browser, showing the page at the current URL. */
export function BrowserApp({ Head }: Pick<AppProps, 'Head'>) {
  return (
    <BrowserRouter basename={withBase('/').replace(/\/$/, '')} preparePage={preparePage}>
      <PageBoundary>
        <App pageAt={loadedPage} Head={Head} />
      </PageBoundary>
    </BrowserRouter>
  );
}

function loadedPage(pathname: string): LoadedPage {
  const page = cachedPage(pathname);
  if (!page) throw new Error(`${pathname} is not loaded`);
  return page;
}

/** Loads a page that back or forward will show. If it can't be loaded, the browser reloads the document. */
function preparePage(pathname: string): true | Promise<boolean> {
  if (cachedPage(pathname)) {
    supersedeNavigation();
    return true;
  }
  return loadForNavigation(pathname).then((outcome) => {
    if (outcome === 'failed') window.location.reload();
    return outcome === 'ready';
  });
}
