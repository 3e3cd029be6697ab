import { withBase } from '@rspress/core/runtime';
import { bringPage } from '../link/bringPage';
import { pageAtHand } from '../page/pages';
import type { ShownPage } from '../page/shownPage';
import { BrowserRouter } from '../router';
import { App } from './App';

/** The site in a browser, at whatever page the address names. */
export function BrowserApp() {
  return (
    <BrowserRouter basename={withBase('/').replace(/\/$/, '')} ready={ready}>
      <App pageAt={shownPage} />
    </BrowserRouter>
  );
}

function shownPage(pathname: string): ShownPage {
  const page = pageAtHand(pathname);
  if (!page) throw new Error(`The page ${pathname} is shown before it has come.`);
  return page;
}

/** Before back or forward: what can't be had here the browser loads by itself. */
function ready(pathname: string): true | Promise<boolean> {
  if (pageAtHand(pathname)) return true;
  return bringPage(pathname).then((outcome) => {
    if (outcome === 'failed') window.location.reload();
    return outcome === 'ready';
  });
}
