import '../styles/index.css';
import { removeBase } from '@rspress/core/runtime';
import { createRoot } from 'react-dom/client';
import { SocialMarkup } from '../navbar/SocialSheet';
import { SOCIAL_MARKUP } from '../navbar/socialMarkup';
import { startPages } from '../page/pages';
import { BrowserApp } from './BrowserApp';
import { routedPage } from './routedPage';
import { ROOT_ID, startLinks } from './startLinks';

/** Shows a page while developing: nothing is rendered ahead, and every page comes as its module. */
async function show(root: HTMLElement): Promise<void> {
  const path = removeBase(window.location.pathname);
  startLinks(root);
  startPages(routedPage, path, await routedPage(path));
  createRoot(root).render(
    <SocialMarkup value={SOCIAL_MARKUP}>
      <BrowserApp />
    </SocialMarkup>,
  );
}

const root = document.getElementById(ROOT_ID);
if (root) {
  show(root).catch((error) => {
    console.error(error);
    // The page is wrong, and there is nothing that a mended module could take the place of.
    import.meta.webpackHot?.addStatusHandler((status) => {
      if (status === 'idle') window.location.reload();
    });
  });
}
