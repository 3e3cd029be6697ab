import { documentText } from '../../i18n/documentText';
import { ZOOM } from '../../settings/site';

const ZOOM_BUTTON = 'img.zoomable[role=button]';

/** Aborted when the reader leaves the page. */
let pageVisit = new AbortController();

/** Enlarges an image below `root` on a click, Enter or Space. */
export function zoomImagesIn(root: HTMLElement): void {
  root.addEventListener('click', ({ target }) => void zoomImage(target));
  root.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    if (!(event.target as Element).matches(ZOOM_BUTTON)) return;
    // Space would scroll the page.
    event.preventDefault();
    void zoomImage(event.target);
  });
}

/**
 * Turns the images in `body` into buttons, except for those in links and buttons, `ZOOM.attachDelay` after
 * the page is shown. Returns a cleanup function, which also closes an enlarged image.
 */
export function attachZoom(body: HTMLElement): () => void {
  const timer = setTimeout(() => {
    const { zoomImage: name } = documentText();
    for (const image of body.querySelectorAll<HTMLImageElement>('img.zoomable')) {
      if (image.closest('a, button')) continue;
      image.setAttribute('role', 'button');
      image.setAttribute('aria-label', image.alt ? `${name}: ${image.alt}` : name);
      image.tabIndex = 0;
    }
  }, ZOOM.attachDelay);
  return () => {
    clearTimeout(timer);
    pageVisit.abort();
    pageVisit = new AbortController();
  };
}

/** Loads medium-zoom with the first image that is enlarged. */
async function zoomImage(target: EventTarget | null): Promise<void> {
  if (!(target instanceof HTMLImageElement) || !target.matches(ZOOM_BUTTON)) return;
  const { signal } = pageVisit;
  const loaded = await import('../../zoom/openZoom').catch(console.error);
  if (!loaded) return;
  const text = documentText();
  const labels = { image: target.alt || text.zoomImage, close: text.closeImage };
  loaded.openZoom(target, labels, signal);
}
