import type { Zoom } from 'medium-zoom';
import { ZOOM } from '../site';

let shared: Promise<Zoom> | undefined;

/** One instance for the whole visit: each one listens on the document for ever. */
function loadZoom(): Promise<Zoom> {
  // The `pure` build brings no style element of its own, which a strict policy would refuse.
  shared ??= import('medium-zoom/dist/pure').then(({ default: mediumZoom }) =>
    mediumZoom({ scrollOffset: ZOOM.scrollOffset, background: 'var(--color-page)' }),
  );
  return shared;
}

/** Enlarges an image over the page; when it closes the focus returns to the image. */
export async function openZoom(image: HTMLImageElement): Promise<void> {
  const zoom = await loadZoom();
  zoom.attach(image);
  image.addEventListener('medium-zoom:closed', () => image.focus({ preventScroll: true }), {
    once: true,
  });
  await zoom.open({ target: image });
}
