import '../theme/styles/index.css';
import { removeBase } from '@rspress/core/runtime';
import { createRoot } from 'react-dom/client';
import { PageHead } from '../theme/layout/PageHead';
import { SocialMarkup } from '../theme/navbar/SocialSheet';
import { SOCIAL_MARKUP } from '../theme/navbar/socialMarkup';
import { initPageStore } from '../theme/page/pageStore';
import { ROOT_ID } from '../theme/settings/rootElement';
import { attachListeners } from './attachListeners';
import { BrowserApp } from './BrowserApp';
import { routedPage } from './routedPage';

/** Renders a page in development: there's no prerendered HTML, and each page is loaded as a module. */
async function show(root: HTMLElement): Promise<void> {
  const path = removeBase(window.location.pathname);
  attachListeners(root);
  initPageStore(routedPage, path, await routedPage(path));
  createRoot(root).render(
    <SocialMarkup value={SOCIAL_MARKUP}>
      <BrowserApp pageHead={<PageHead />} />
    </SocialMarkup>,
  );
}

const root = document.getElementById(ROOT_ID);
if (root) {
  show(root).catch((error) => {
    console.error(error);
    // The page has an error and nothing is mounted that could accept a hot update.
    import.meta.webpackHot?.addStatusHandler((status) => {
      if (status === 'idle') window.location.reload();
    });
  });
}
