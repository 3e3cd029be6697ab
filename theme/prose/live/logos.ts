const LOGO = 'img[data-logo]';

/** Shows a logo in place of the initial beneath it once it has come. */
export function answerLogos(root: HTMLElement): void {
  // These events don't rise to `root`: it sees them on their way down.
  root.addEventListener('load', ({ target }) => settle(target, true), { capture: true });
  root.addEventListener('error', ({ target }) => settle(target, false), { capture: true });
}

/** Those that came before there was anybody to hear of it. */
export function findLogos(body: HTMLElement): void {
  for (const logo of body.querySelectorAll<HTMLImageElement>(LOGO)) {
    if (logo.complete && logo.naturalWidth > 0) settle(logo, true);
  }
}

function settle(target: EventTarget | null, loaded: boolean): void {
  const frame = target instanceof HTMLImageElement && target.matches(LOGO) && target.parentElement;
  if (frame) frame.dataset.loaded = String(loaded);
}
