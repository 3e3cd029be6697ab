/** Lays out all of the page now, so that positions in it are final. */
export function flushLayout(): void {
  document.documentElement.dataset.whole = '';
}

/**
 * Most of a long page is offscreen when it's shown. `content-visibility` (styles/deferred.css) makes the
 * browser skip the layout of those elements until it's idle. If the reader scrolls before that, they're
 * laid out at once, so that nothing moves where they arrive. Returns a function for when the page is left.
 */
export function deferLayout(): () => void {
  window.addEventListener('scroll', flushIfScrolled);
  // Not every browser tells when it's idle.
  (window.requestIdleCallback ?? setTimeout)(flushLayout);
  return () => {
    window.removeEventListener('scroll', flushIfScrolled);
    delete document.documentElement.dataset.whole;
  };
}

function flushIfScrolled(): void {
  if (window.scrollY > 0) flushLayout();
}
