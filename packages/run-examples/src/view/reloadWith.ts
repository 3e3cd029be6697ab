import { type Changes, shareChanges } from './share/sharedCode';

/**
 * Reloads the page and opens the editor with the changes to an example, like a
 * link to them. If they don't fit in a link, the browser asks the reader first.
 */
export async function reloadWith(set: string, changes: Changes): Promise<void> {
  if (Object.keys(changes).length > 0) {
    const hash = await shareChanges(set, changes);
    if (hash) window.history.replaceState(window.history.state, '', hash);
    else window.addEventListener('beforeunload', (event) => event.preventDefault(), { once: true });
  }
  window.location.reload();
}
