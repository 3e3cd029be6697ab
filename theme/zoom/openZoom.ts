import mediumZoom from 'medium-zoom/dist/pure';
import { ZOOM } from '../settings/site';

export interface ZoomLabels {
  /** The accessible name of the dialog with the enlarged image. */
  image: string;
  /** The accessible name of the button that closes it. */
  close: string;
}

/** One instance for all images: each would add listeners to the document that are never removed. */
const zoom = mediumZoom({ background: 'var(--color-page)', scrollOffset: ZOOM.scrollOffset });

/**
 * Enlarges an image with medium-zoom. A transparent modal dialog on top takes the focus, clicks, and
 * Escape; its `data-state` is `opening`, `opened`, or `closing`. Afterwards, focus returns to the image.
 * Does nothing while another image is enlarged or a dialog is open. Aborting `pageLeft` removes the dialog
 * and the enlarged image at once.
 */
export function openZoom(image: HTMLImageElement, labels: ZoomLabels, pageLeft: AbortSignal): void {
  const isBusy = zoom.getZoomedImage() || document.querySelector('dialog[open]');
  if (isBusy || pageLeft.aborted) return;

  const dialog = createDialog(labels);
  const opened = zoom.attach(image).open({ target: image });
  // medium-zoom ignores a request to close while it is opening.
  const close = () => void opened.then(() => zoom.close());

  dialog.dataset.state = 'opening';
  void opened.then(() => {
    if (dialog.dataset.state === 'opening') dialog.dataset.state = 'opened';
  });
  dialog.addEventListener('click', close);
  // Escape closes the dialog itself.
  dialog.addEventListener('close', close);
  // medium-zoom listens too, but a window can be resized while it is opening.
  window.addEventListener('resize', close);
  image.addEventListener(
    'medium-zoom:close',
    () => {
      dialog.dataset.state = 'closing';
      dialog.close();
    },
    { once: true },
  );
  image.addEventListener(
    'medium-zoom:closed',
    () => {
      dialog.remove();
      window.removeEventListener('resize', close);
      image.focus({ preventScroll: true });
      // medium-zoom isn't done yet, and detaching an image that it still shows would close it again.
      queueMicrotask(() => zoom.detach(image));
    },
    { once: true },
  );
  document.body.append(dialog);
  dialog.showModal();
  pageLeft.addEventListener('abort', () => {
    // Without the dialog, zoom.css hides the image that medium-zoom is still moving.
    dialog.remove();
    close();
  });
}

function createDialog(labels: ZoomLabels): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'zoom';
  dialog.setAttribute('aria-label', labels.image);
  // The button fills the window: a click anywhere closes.
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('aria-label', labels.close);
  dialog.append(button);
  return dialog;
}
