import { followLinks } from '../theme/navigation/link/followLinks';
import { handleVersions } from '../theme/versions/handleVersions';
import { delegateEvents } from './bodyBehaviors';

/** Adds the delegated event handlers of links and content, which work before React has hydrated. */
export function attachListeners(root: HTMLElement): void {
  // Before links are followed: one of them opens a dialog instead.
  handleVersions(root);
  followLinks(root);
  delegateEvents(root);
}
