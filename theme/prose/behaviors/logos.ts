const LOGO = 'img[data-logo]';

/** Shows each logo below `root` once it has loaded, instead of the tool's initial. */
export function handleLogos(root: HTMLElement): void {
  // `load` and `error` don't bubble, so the listeners are for the capture phase.
  root.addEventListener('load', ({ target }) => markLogo(target, true), { capture: true });
  root.addEventListener('error', ({ target }) => markLogo(target, false), { capture: true });
}

/** Shows the logos that loaded before the handlers were attached. */
export function showLoadedLogos(body: HTMLElement): void {
  for (const logo of body.querySelectorAll<HTMLImageElement>(LOGO)) {
    if (logo.complete && logo.naturalWidth > 0) markLogo(logo, true);
  }
}

function markLogo(target: EventTarget | null, isLoaded: boolean): void {
  const frame = target instanceof HTMLImageElement && target.matches(LOGO) && target.parentElement;
  if (frame) frame.dataset.loaded = String(isLoaded);
}
