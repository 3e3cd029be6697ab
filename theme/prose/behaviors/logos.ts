const LOGO = 'img[data-logo]';

/** Shows each logo below `root` once it has loaded, instead of the tool's initial. */
export function handleLogos(root: HTMLElement): void {
  // `load` doesn't bubble, so the listener is for the capture phase.
  root.addEventListener('load', ({ target }) => showLogo(target), { capture: true });
}

/** Shows the logos that loaded before the handlers were attached. */
export function showLoadedLogos(body: HTMLElement): void {
  for (const logo of body.querySelectorAll<HTMLImageElement>(LOGO)) {
    if (logo.complete && logo.naturalWidth > 0) showLogo(logo);
  }
}

function showLogo(target: EventTarget | null): void {
  const frame = target instanceof HTMLImageElement && target.matches(LOGO) && target.parentElement;
  if (frame) frame.dataset.loaded = 'true';
}
