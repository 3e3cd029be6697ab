/**
 * Behavior of a page's content. In the built site, React doesn't render the content's HTML, so each
 * behavior uses delegated event handlers and finds its elements by their markup.
 */

import { beforeScroll } from 'static-pages';
import { handlePlainCommands, showPlainCommands } from '../components/commands/plainCommands';
import { handleTabs, restoreTabs } from '../components/tabs/tabEvents';
import { handleFilters } from '../theme/filter/filterEvents';
import { deferLayout, flushLayout } from '../theme/page/deferredLayout';
import { handleCodeTools } from '../theme/prose/behaviors/codeTools';
import { attachZoom, zoomImagesIn } from '../theme/prose/behaviors/images';
import { handleLogos, showLoadedLogos } from '../theme/prose/behaviors/logos';
import { watchOverflows } from '../theme/prose/behaviors/overflows';
import { loadTypes } from '../theme/prose/behaviors/types';
import { handleSidebar } from '../theme/sidebar/sidebarEvents';
import { mountTools } from './mountTools';

/**
 * Adds the delegated event handlers of the content, which work before React has hydrated. From then on,
 * the first-paint script no longer marks buttons.
 */
export function attach(root: HTMLElement): void {
  handleCodeTools(root);
  handleTabs(root);
  handlePlainCommands(root);
  zoomImagesIn(root);
  handleLogos(root);
  loadTypes(root);
  handleFilters(root);
  handleSidebar(root);
  beforeScroll(flushLayout);
  document.onclick = null;
}

/** Prepares new content in `body`. Returns a cleanup function. */
export function mountBody(body: HTMLElement): () => void {
  restoreTabs(body);
  showPlainCommands(body);
  showLoadedLogos(body);
  const cleanups = [deferLayout(body), watchOverflows(body), attachZoom(body), mountTools(body)];
  return () => {
    for (const cleanup of cleanups) cleanup();
  };
}

/** Clicks each button once that the reader clicked before its handler was added. */
export function repeatClicks(): void {
  for (const button of document.querySelectorAll<HTMLElement>('button[aria-busy]')) {
    button.ariaBusy = null;
    button.click();
  }
}
