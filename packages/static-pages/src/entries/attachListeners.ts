import * as theme from 'static-pages-theme';
import { followLinks } from '../links/followLinks';

/** Adds the delegated event handlers of the theme and of links, which work before React has hydrated. */
export function attachListeners(root: HTMLElement): void {
  // The theme comes first, because it may handle the click on a link itself.
  theme.attach?.(root);
  followLinks(root);
}
