import { ZOOM } from '../site';
import { type Box, enlargedBox, isDrawing, transformTo } from './zoomGeometry';

export interface ZoomNames {
  /** What the enlarged image shows. */
  image: string;
  close: string;
}

interface Stage {
  dialog: HTMLDialogElement;
  image: HTMLImageElement;
}

/**
 * Enlarges an image over the page; a click, Escape or scrolling on closes it and the focus returns
 * to the image. `data-state` of the dialog says where it is: opening, opened or closing. Returns
 * what takes it away at once.
 */
export function openZoom(original: HTMLImageElement, names: ZoomNames): () => void {
  const stage = makeStage(original, names);
  const { dialog, image } = stage;
  const controller = new AbortController();
  const { signal } = controller;
  const from = window.scrollY;
  let closeTimer: ReturnType<typeof setTimeout> | undefined;

  const remove = () => {
    if (signal.aborted) return;
    controller.abort();
    clearTimeout(closeTimer);
    delete original.dataset.enlarged;
    dialog.close();
    dialog.remove();
    original.focus({ preventScroll: true });
  };
  const close = async () => {
    if (dialog.dataset.state === 'closing') return;
    dialog.dataset.state = 'closing';
    image.style.transform = transformTo(original.getBoundingClientRect(), boxOf(image));
    await ended(dialog);
    remove();
  };

  dialog.addEventListener('click', close, { signal });
  dialog.addEventListener(
    'cancel',
    (event) => {
      event.preventDefault();
      void close();
    },
    { signal },
  );
  // A browser lets nobody hold a dialog open for ever: the second Escape closes it at once.
  dialog.addEventListener('close', remove, { signal });
  window.addEventListener('resize', remove, { signal });
  window.addEventListener(
    'scroll',
    () => {
      if (Math.abs(window.scrollY - from) <= ZOOM.scrollOffset) return;
      closeTimer ??= setTimeout(close, ZOOM.closeDelay);
    },
    { signal, passive: true },
  );

  document.body.append(dialog);
  dialog.showModal();
  void enlarge(stage, original);
  void showLarger(stage, original, signal);
  return remove;
}

function makeStage(original: HTMLImageElement, names: ZoomNames): Stage {
  const dialog = document.createElement('dialog');
  dialog.className = 'zoom';
  dialog.setAttribute('aria-label', names.image);
  // The whole window is the button: a click anywhere closes.
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('aria-label', names.close);
  const image = new Image();
  image.src = original.currentSrc || original.src;
  image.alt = original.alt;
  button.append(image);
  dialog.append(button);
  return { dialog, image };
}

/** From its place on the page to the middle of the window. */
async function enlarge({ dialog, image }: Stage, original: HTMLImageElement): Promise<void> {
  const place = original.getBoundingClientRect();
  stand(image, place, original);
  image.style.transform = transformTo(place, boxOf(image));
  // The browser takes note of where the movement begins.
  image.getBoundingClientRect();
  original.dataset.enlarged = '';
  dialog.dataset.state = 'opening';
  image.style.transform = 'none';
  await ended(dialog);
  if (dialog.dataset.state === 'opening') dialog.dataset.state = 'opened';
}

/** Puts the larger picture that the page names in the place of the normal one, once it is there. */
async function showLarger(
  { dialog, image }: Stage,
  original: HTMLImageElement,
  signal: AbortSignal,
): Promise<void> {
  const address = original.dataset.zoomSrc;
  if (!address) return;
  const larger = new Image();
  larger.src = address;
  try {
    await larger.decode();
  } catch {
    console.warn(`The larger image ${larger.src} could not be loaded; the normal one is shown.`);
    return;
  }
  if (signal.aborted || dialog.dataset.state === 'closing') return;
  image.src = larger.src;
  stand(image, original.getBoundingClientRect(), larger);
}

/** Gives the enlarged image its place in the window, for the natural size of `picture`. */
function stand(image: HTMLImageElement, onPage: Box, picture: HTMLImageElement): void {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const endless = { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY };
  const natural = isDrawing(picture.currentSrc || picture.src)
    ? endless
    : { width: picture.naturalWidth, height: picture.naturalHeight };
  const box = enlargedBox(onPage, natural, { width, height });
  for (const side of ['left', 'top', 'width', 'height'] as const) {
    image.style[side] = `${box[side]}px`;
  }
}

/** The image's place in the window without its transform. */
function boxOf(image: HTMLImageElement): Box {
  return {
    left: image.offsetLeft,
    top: image.offsetTop,
    width: image.offsetWidth,
    height: image.offsetHeight,
  };
}

/** Waits for the movements inside of the dialog and of what lies behind it. */
async function ended(dialog: HTMLDialogElement): Promise<void> {
  const movements = dialog.getAnimations({ subtree: true });
  await Promise.allSettled(movements.map(({ finished }) => finished));
}
