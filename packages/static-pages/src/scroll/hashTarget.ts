import { decodePath } from '../paths';

const HASH_SCROLL = 'hash-scroll';

let prepareScroll: (() => void) | undefined;

/** Sets what makes the positions in the page final; called before the page is scrolled by a script. */
export function beforeScroll(prepare: () => void): void {
  prepareScroll = prepare;
}

/** Scrolls the page to a position in pixels, at once. */
export function scrollToTop(top: number): void {
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
  let opened = false;
  for (
    let parent = target.closest(CLOSED);
    parent;
    parent = parent.parentElement?.closest(CLOSED) ?? null
  ) {
    opened = true;
    if (parent instanceof HTMLDetailsElement) parent.open = true;
    else document.getElementById(parent.getAttribute('aria-labelledby') ?? '')?.click();
  }
  return opened;
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

/** Sets `tabIndex` only when needed: a page has hundreds of headings, most of which are never a target. */
function focusTarget(target: HTMLElement): void {
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Calls `scrolled` with the ID whenever the page was scrolled to a hash. Returns an unsubscribe function. */
export function onHashScroll(scrolled: (id: string) => void): () => void {
  const listen = (event: Event) => scrolled((event as CustomEvent<string>).detail);
  window.addEventListener(HASH_SCROLL, listen);
  return () => window.removeEventListener(HASH_SCROLL, listen);
}
