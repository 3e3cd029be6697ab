import { type Changes, shareChanges } from './share/sharedCode';

/**
 * Loads the page again, and opens the editor with the changes that were made to an example, as a
 * link to them does. Where they don't fit into a link, the browser asks the reader first.
 */
export async function reloadWith(set: string, changes: Changes): Promise<void> {
  if (Object.keys(changes).length > 0) {
    const hash = await shareChanges(set, changes);
    if (hash) window.history.replaceState(window.history.state, '', hash);
    else window.addEventListener('beforeunload', (event) => event.preventDefault(), { once: true });
  }
  window.location.reload();
}
