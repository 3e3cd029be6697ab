import { layOutNow } from '../page/lateLayout';

const HASH_SCROLL = 'hash-scroll';

/** The id that a hash names, percent-decoded; the raw text where it isn't valid encoding. */
export function hashId(hash: string): string {
  const raw = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}

/** The element that a hash names. */
export function hashTarget(hash: string): HTMLElement | null {
  const id = hashId(hash);
  return id === '' ? null : document.getElementById(id);
}

/** Opens every `details` around an element. Returns whether one was closed. */
export function openAround(target: Element): boolean {
  let opened = false;
  for (let parent = target.closest('details'); parent; ) {
    opened ||= !parent.open;
    parent.open = true;
    parent = parent.parentElement?.closest('details') ?? null;
  }
  return opened;
}

/**
 * Brings the target of a hash to the top, with the focus, as a browser does; opens what hides it.
 * Returns whether there is one.
 */
export function scrollToHash(hash: string): boolean {
  const target = hashTarget(hash);
  if (!target) return false;
  openAround(target);
  layOutNow();
  target.scrollIntoView({ block: 'start', behavior: 'instant' });
  takeFocus(target);
  window.dispatchEvent(new CustomEvent(HASH_SCROLL, { detail: target.id }));
  return true;
}

/** Written where it is needed: a page has hundreds of headings, and a reader goes to a few of them. */
function takeFocus(target: HTMLElement): void {
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Calls back with the id whenever the page was scrolled to a hash. Returns what ends it. */
export function onHashScroll(scrolled: (id: string) => void): () => void {
  const listen = (event: Event) => scrolled((event as CustomEvent<string>).detail);
  window.addEventListener(HASH_SCROLL, listen);
  return () => window.removeEventListener(HASH_SCROLL, listen);
}
