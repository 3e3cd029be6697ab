import { followLinks } from '../link/followLinks';
import { startLiveParts } from '../prose/live/liveParts';

/** The element that Rspress' template has for the page. */
export const ROOT_ID = '__rspress_root';

/** Makes links and the parts of texts answer, whether React has taken over the page or not. */
export function startLinks(root: HTMLElement): void {
  followLinks(root);
  startLiveParts(root);
}
