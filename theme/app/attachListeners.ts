import { followLinks } from '../navigation/link/followLinks';
import { delegateEvents } from './bodyBehaviors';

/** Adds the delegated event handlers of links and content, which work before React has hydrated. */
export function attachListeners(root: HTMLElement): void {
  followLinks(root);
  delegateEvents(root);
}
