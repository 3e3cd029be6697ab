import { followLinks } from '../theme/navigation/link/followLinks';
import { handleVersions } from '../theme/versions/handleVersions';
import { delegateEvents } from './bodyBehaviors';

/**
 * Adds the delegated event handlers of links and content, which work before React has hydrated. From then
 * on, the first-paint script no longer marks buttons.
 */
export function attachListeners(root: HTMLElement): void {
  // Before links are followed: one of them opens a dialog instead.
  handleVersions(root);
  followLinks(root);
  delegateEvents(root);
  document.onclick = null;
}

/** Clicks the buttons that the reader clicked before they worked, each once. */
export function repeatClicks(): void {
  for (const button of document.querySelectorAll<HTMLElement>('button[aria-busy]')) {
    button.ariaBusy = null;
    button.click();
  }
}
