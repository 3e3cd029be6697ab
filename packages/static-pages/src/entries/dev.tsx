import { removeBase } from '@rspress/core/runtime';
import { createRoot } from 'react-dom/client';
import * as parts from 'static-pages-parts';
import * as theme from 'static-pages-theme';
import { keepQuery } from '../links/navigateTo';
import { initPageStore } from '../page/pageStore';
import { ROOT_ID } from '../settings';
import { BrowserApp } from './App';
import { attachListeners } from './attachListeners';
import { routedPage } from './routedPage';

/** Renders a page in development: there's no prerendered HTML, and each page is loaded as a module. */
async function show(root: HTMLElement): Promise<void> {
  const path = removeBase(window.location.pathname);
  keepQuery(theme.carryQuery);
  attachListeners(root);
  initPageStore(routedPage, path, await routedPage(path));
  createRoot(root).render(<BrowserApp Head={parts.Head} />);
}

const root = document.getElementById(ROOT_ID);
if (root) {
  show(root).catch((error) => {
    console.error(error);
    // Reloads the page after a change: while nothing is mounted, nothing accepts hot updates.
    import.meta.webpackHot?.addStatusHandler((status) => {
      if (status === 'idle') window.location.reload();
    });
  });
}
