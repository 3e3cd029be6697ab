import { reloadOnce } from '../load/reloadOnce';
import { nextTask } from '../router/nextTask';
import { ROOT_ID } from '../settings';

/**
 * Hydrates the page, whose code is part of this chunk, in a task after the one in which the browser
 * finishes parsing the document and lays it out: both at once would block the main thread of a slow
 * machine.
 */
async function start(root: HTMLElement): Promise<void> {
  await nextTask();
  const { hydrate } = await import(/* webpackMode: "eager" */ './hydrate');
  await hydrate(root);
}

/**
 * Never called: browsers get these parts of a page as HTML and don't load their components. The import only
 * makes the bundler add their styles to the site's stylesheet.
 */
export async function loadParts() {
  const { renderParts } = await import(/* webpackChunkName: "static-parts" */ 'static-pages-parts');
  return renderParts;
}

const root = document.getElementById(ROOT_ID);
if (root) {
  start(root).catch((error) => {
    console.error(error);
    reloadOnce();
  });
}
