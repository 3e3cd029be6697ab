const LOGO = 'img[data-logo]';

/** Shows a logo instead of the initial below it once it has loaded. */
export function handleLogos(root: HTMLElement): void {
  // `load` and `error` don't bubble, so these listen in the capture phase.
  root.addEventListener('load', ({ target }) => settle(target, true), { capture: true });
  root.addEventListener('error', ({ target }) => settle(target, false), { capture: true });
}

/** Marks logos that loaded before the handlers were attached. */
export function findLogos(body: HTMLElement): void {
  for (const logo of body.querySelectorAll<HTMLImageElement>(LOGO)) {
    if (logo.complete && logo.naturalWidth > 0) settle(logo, true);
  }
}

function settle(target: EventTarget | null, loaded: boolean): void {
  const frame = target instanceof HTMLImageElement && target.matches(LOGO) && target.parentElement;
  if (frame) frame.dataset.loaded = String(loaded);
}
