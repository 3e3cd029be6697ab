import { beforeScroll } from 'static-pages';
import { flushLayout } from '../theme/page/deferredLayout';
import { delegateEvents } from './bodyBehaviors';

/**
 * Adds the delegated event handlers of the content, which work before React has hydrated. From then on,
 * the first-paint script no longer marks buttons.
 */
export function attach(root: HTMLElement): void {
  delegateEvents(root);
  beforeScroll(flushLayout);
  document.onclick = null;
}

/** Clicks the buttons that the reader clicked before they worked, each once. */
export function repeatClicks(): void {
  for (const button of document.querySelectorAll<HTMLElement>('button[aria-busy]')) {
    button.ariaBusy = null;
    button.click();
  }
}
