import { decodePath } from '../paths';

const HASH_SCROLL = 'hash-scroll';

let prepareScroll: (() => void) | undefined;

/** Sets a function that makes the positions in the page final. A script that scrolls calls it first. */
export function beforeScroll(prepare: () => void): void {
  prepareScroll = prepare;
}

/** Scrolls the page to a vertical position in pixels, at once. */
export function scrollToY(top: number): void {
  if (top > 0) prepareScroll?.();
  window.scrollTo({ top, behavior: 'instant' });
}

/** The ID in a hash, percent-decoded; the raw text if the encoding isn't valid. */
export function hashId(hash: string): string {
  return decodePath(hash.replace(/^#/, ''));
}

/** The element that a hash refers to. */
export function hashTarget(hash: string): HTMLElement | null {
  const id = hashId(hash);
  return id === '' ? null : document.getElementById(id);
}

const CLOSED = 'details:not([open]), [role=tabpanel][hidden]';

/** Opens every `details` element and every tab that contains `target`. Returns whether any was closed. */
export function openAncestors(target: Element): boolean {
  let wasClosed = false;
  for (
    let parent = target.closest(CLOSED);
    parent;
    parent = parent.parentElement?.closest(CLOSED) ?? null
  ) {
    wasClosed = true;
    if (parent instanceof HTMLDetailsElement) parent.open = true;
    else document.getElementById(parent.getAttribute('aria-labelledby') ?? '')?.click();
  }
  return wasClosed;
}

/**
 * Scrolls to the target of a hash and focuses it, as browsers do, and opens the `details` elements and
 * tabs that hide it. Returns whether the target exists.
 */
export function scrollToHash(hash: string): boolean {
  const target = hashTarget(hash);
  if (!target) return false;
  openAncestors(target);
  prepareScroll?.();
  target.scrollIntoView({ block: 'start', behavior: 'instant' });
  focusTarget(target);
  window.dispatchEvent(new CustomEvent(HASH_SCROLL, { detail: target.id }));
  return true;
}

/** Focuses a target. Only targets get a `tabIndex`, because a page can have hundreds of headings. */
function focusTarget(target: HTMLElement): void {
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Calls `onScroll` with the ID after each scroll to a hash. Returns an unsubscribe function. */
export function onHashScroll(onScroll: (id: string) => void): () => void {
  const listen = (event: Event) => onScroll((event as CustomEvent<string>).detail);
  window.addEventListener(HASH_SCROLL, listen);
  return () => window.removeEventListener(HASH_SCROLL, listen);
}
