import { removeBase, withBase } from '@rspress/core/runtime';
import { startTransition } from 'react';
import * as theme from 'static-pages-theme';
import { keepQuery } from '../links/navigateTo';
import { assetsOf, fetchPage, readDocumentPage } from '../page/documentPage';
import type { LoadedPage } from '../page/loadedPage';
import { initPageStore } from '../page/pageStore';
import { nextTask } from '../router/nextTask';
import { BrowserApp } from './App';
import { attachListeners } from './attachListeners';

/** Hydrates a page of the built site. Later pages are fetched as HTML documents. */
export async function hydrate(root: HTMLElement): Promise<void> {
  const first = readDocumentPage(document, theme.readData);
  // A document without page data isn't one of this site's pages and is left alone.
  if (!first) return;
  const assets = assetsOf(document);
  const path = showCanonicalPath(first);
  initPageStore(
    (to) => fetchPage(withBase(to), { path: to, assets, readData: theme.readData }),
    path,
    first,
  );
  const hydrateRoot = await startReact();
  // All of this is in one task, so that each click is either handled or repeated: React handles clicks
  // that come while it hydrates.
  keepQuery(theme.carryQuery);
  attachListeners(root);
  startTransition(() => {
    hydrateRoot(root, <BrowserApp />, {
      onRecoverableError: (error) => console.warn('Hydration failed:', error),
    });
  });
}

/**
 * Evaluates React DOM, which is already part of this chunk, in a separate task: evaluating everything
 * at once would block the main thread of a slow machine.
 */
async function startReact() {
  await nextTask();
  const { hydrateRoot } = await import(/* webpackMode: "eager" */ './hydrateRoot');
  await nextTask();
  return hydrateRoot;
}

/** Puts the page's canonical path into the URL, and returns it without base. */
function showCanonicalPath({ data }: LoadedPage): string {
  const { pathname, search, hash } = window.location;
  const canonical = withBase(data.routePath);
  if (data.pageType === '404') return removeBase(pathname);
  if (pathname !== canonical) {
    window.history.replaceState(window.history.state, '', canonical + search + hash);
  }
  return data.routePath;
}
