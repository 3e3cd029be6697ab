import { documentText } from '../../language/documentText';
import { ZOOM } from '../../site';

const OFFERED = 'img.zoomable[role=button]';

let takeAway: (() => void) | undefined;

/** Enlarges an image that was offered, by a click, Enter or Space. */
export function answerImages(root: HTMLElement): void {
  root.addEventListener('click', ({ target }) => void openImage(target));
  root.addEventListener('keydown', (event) => {
    const wanted = event.key === 'Enter' || event.key === ' ';
    if (!wanted || !(event.target as Element).matches(OFFERED)) return;
    // Space would scroll the page.
    event.preventDefault();
    void openImage(event.target);
  });
}

/**
 * Makes buttons of the images of a text, a moment after it has come; an image inside a link stays
 * the link's. Returns what ends it, when the page has gone from beneath an enlarged one.
 */
export function offerImages(body: HTMLElement): () => void {
  const timer = setTimeout(() => {
    const { zoomImage } = documentText();
    for (const image of body.querySelectorAll<HTMLImageElement>('img.zoomable')) {
      if (image.closest('a, button')) continue;
      image.setAttribute('role', 'button');
      image.setAttribute('aria-label', image.alt ? `${zoomImage}: ${image.alt}` : zoomImage);
      image.tabIndex = 0;
    }
  }, ZOOM.attachDelay);
  return () => {
    clearTimeout(timer);
    takeAway?.();
    takeAway = undefined;
  };
}

/** The code for it comes with the first image that is enlarged. */
async function openImage(target: EventTarget | null): Promise<void> {
  if (!(target instanceof HTMLImageElement) || !target.matches(OFFERED)) return;
  const loaded = await import('../../zoom/openZoom').catch(console.error);
  if (!loaded || !target.isConnected || document.querySelector('dialog[open]')) return;
  const text = documentText();
  takeAway = loaded.openZoom(target, {
    image: target.alt || text.zoomImage,
    close: text.closeImage,
  });
}
