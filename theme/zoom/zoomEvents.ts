import { documentText } from '../i18n/documentText';
import { ZOOM } from '../settings/site';

const ZOOM_BUTTON = 'img.zoomable[role=button]';

/** Enlarges an image below `root` on a click, Enter or Space. */
export function zoomImagesIn(root: HTMLElement): void {
  root.addEventListener('click', ({ target }) => enlarge(target));
  root.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    if (!(event.target as Element).matches(ZOOM_BUTTON)) return;
    // Space would scroll the page.
    event.preventDefault();
    enlarge(event.target);
  });
}

/**
 * Turns the images of a page into buttons, `ZOOM.attachDelay` after it's shown, except for images in
 * links. Returns a cleanup function, which also removes an enlarged image.
 */
export function attachZoom(body: HTMLElement): () => void {
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
    document.querySelector('dialog.zoom')?.remove();
  };
}

/**
 * Shows an image in a modal dialog that fills the window, until a click, Escape, or scrolling closes it.
 * Afterwards, the browser returns the focus to the image.
 */
function enlarge(image: EventTarget | null): void {
  if (!(image instanceof HTMLImageElement) || !image.matches(ZOOM_BUTTON)) return;
  const { zoomImage, closeImage } = documentText();
  const dialog = document.createElement('dialog');
  dialog.className = 'zoom';
  dialog.setAttribute('aria-label', image.alt || zoomImage);
  // It fills the window: a click anywhere closes.
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('aria-label', closeImage);
  button.onclick = () => dialog.close();
  const shown = new Image();
  shown.alt = '';
  shown.src = image.src;
  button.append(shown);
  dialog.append(button);
  void showLarger(shown, image.dataset.zoomSrc);

  const top = window.scrollY;
  const closeIfScrolled = () => {
    if (Math.abs(window.scrollY - top) > ZOOM.scrollOffset) dialog.close();
  };
  window.addEventListener('scroll', closeIfScrolled);
  dialog.onclose = async () => {
    window.removeEventListener('scroll', closeIfScrolled);
    const fades = dialog.getAnimations({ subtree: true });
    await Promise.allSettled(fades.map(({ finished }) => finished));
    dialog.remove();
  };
  document.body.append(dialog);
  dialog.showModal();
}

/** Replaces an image by a larger version of it once that is loaded. */
async function showLarger(shown: HTMLImageElement, source: string | undefined): Promise<void> {
  if (!source) return;
  const larger = new Image();
  larger.src = source;
  try {
    await larger.decode();
    shown.src = source;
  } catch {
    console.warn(`The larger image ${larger.src} could not be loaded; showing the normal one.`);
  }
}
