import '../styles/index.css';
import { removeBase, withBase } from '@rspress/core/runtime';
import { startTransition } from 'react';
import livePages from 'virtual-live-pages';
import { reloadOnce } from '../layout/reloadOnce';
import { assetsOf, fetchPage, readPage } from '../page/documentPage';
import { startPages } from '../page/pages';
import type { ShownPage } from '../page/shownPage';
import { nextTask } from '../timing/nextTask';
import { ROOT_ID, startLinks } from './startLinks';

/** Takes over a page of the built site. Every further page comes as the HTML of its document. */
async function takeOver(root: HTMLElement): Promise<void> {
  const first = readPage(document);
  // A document without a page's facts is none of this site's pages, and stays what it is.
  if (!first) return;
  const assets = assetsOf(document);
  const path = canonicalPath(first);
  startLinks(root);
  startPages(
    async (to) => withOwnCode(await fetchPage(withBase(to), to, assets)),
    path,
    await withOwnCode(first),
  );
  const { hydrateRoot, BrowserApp } = await startReact();
  startTransition(() => {
    hydrateRoot(root, <BrowserApp />, {
      onRecoverableError: (error) => console.warn('The page was rendered anew:', error),
    });
  });
}

/**
 * What is in this file's script already is only run here, a part in a task: all of it at once would
 * keep a slow machine from answering.
 */
async function startReact() {
  await nextTask();
  const { hydrateRoot } = await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  const { BrowserApp } = await import(/* webpackMode: "eager" */ './BrowserApp');
  await nextTask();
  return { hydrateRoot, BrowserApp };
}

/** Brings the address of a page into the form that the page gives it. */
function canonicalPath({ facts }: ShownPage): string {
  const { pathname, search, hash } = window.location;
  const own = withBase(facts.routePath);
  if (facts.pageType === '404') return removeBase(pathname);
  if (pathname !== own) window.history.replaceState(window.history.state, '', own + search + hash);
  return facts.routePath;
}

/** A page with code of its own is rendered by it; the HTML of all others is left as it is. */
async function withOwnCode(page: ShownPage): Promise<ShownPage> {
  const load = livePages[page.facts.routePath];
  if (!load) return page;
  const [{ RoutedBody }, { default: Text }] = await Promise.all([
    import(/* webpackChunkName: "live-page" */ './RoutedBody'),
    load(),
  ]);
  return { ...page, body: <RoutedBody facts={page.facts} text={<Text />} /> };
}

const root = document.getElementById(ROOT_ID);
if (root) {
  takeOver(root).catch((error) => {
    console.error(error);
    reloadOnce();
  });
}
