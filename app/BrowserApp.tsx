import { withBase } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import { loadForNavigation } from '../theme/navigation/link/loadForNavigation';
import { BrowserRouter } from '../theme/navigation/router';
import type { LoadedPage } from '../theme/page/loadedPage';
import { cachedPage } from '../theme/page/pageStore';
import { App } from './App';

/** The app in a browser, showing the page at the current URL. */
export function BrowserApp({ pageHead }: { pageHead?: ReactNode }) {
  return (
    <BrowserRouter basename={withBase('/').replace(/\/$/, '')} ready={ready}>
      <App pageAt={loadedPage} pageHead={pageHead} />
    </BrowserRouter>
  );
}

function loadedPage(pathname: string): LoadedPage {
  const page = cachedPage(pathname);
  if (!page) throw new Error(`The page ${pathname} was rendered before it was loaded.`);
  return page;
}

/** Loads the page before back or forward shows it; if that fails, the browser reloads the document. */
function ready(pathname: string): true | Promise<boolean> {
  if (cachedPage(pathname)) return true;
  return loadForNavigation(pathname).then((outcome) => {
    if (outcome === 'failed') window.location.reload();
    return outcome === 'ready';
  });
}
