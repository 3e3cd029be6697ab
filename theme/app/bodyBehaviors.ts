/**
 * Behavior of a page's content. In the built site, React doesn't render that HTML, so each of these
 * uses delegated event handlers and finds its elements by their markup.
 */

import { loadBuilder } from '../../components/config-builder/loadBuilder';
import { mountErrorFinder } from '../../components/errors/mountErrorFinder';
import { handlePlainCommands, showPlainCommands } from '../../components/plainCommands';
import { handleComparison } from '../../components/releases/comparisonEvents';
import { handleTabs, restoreTabs } from '../../components/tabEvents';
import { mountConverter } from '../convert/mountConverter';
import { deferLayout } from '../page/deferredLayout';
import { handleCodeTools } from '../prose/behaviors/codeTools';
import { attachZoom, zoomImagesIn } from '../prose/behaviors/images';
import { findLogos, handleLogos } from '../prose/behaviors/logos';
import { watchOverflows } from '../prose/behaviors/overflows';
import { loadTypes } from '../prose/behaviors/types';

/** Adds the delegated event handlers to `root`. */
export function delegateEvents(root: HTMLElement): void {
  handleCodeTools(root);
  handleTabs(root);
  handlePlainCommands(root);
  zoomImagesIn(root);
  handleLogos(root);
  handleComparison(root);
  loadTypes(root);
}

/** Prepares new content in `body`. Returns a cleanup function. */
export function mountBody(body: HTMLElement): () => void {
  restoreTabs(body);
  showPlainCommands(body);
  findLogos(body);
  loadBuilder(body);
  const cleanups = [
    deferLayout(body),
    watchOverflows(body),
    attachZoom(body),
    mountErrorFinder(body),
    mountConverter(body),
  ];
  return () => {
    for (const cleanup of cleanups) cleanup();
  };
}
