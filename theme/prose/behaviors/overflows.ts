const SCROLLERS = 'figure pre, .table-region';

/**
 * Makes code blocks and tables focusable while they scroll horizontally, so that arrow keys can scroll
 * them. Returns a cleanup function.
 */
export function watchOverflows(body: HTMLElement): () => void {
  const observer = new ResizeObserver((entries) => {
    const resized = entries.flatMap(({ target }) => target.closest(SCROLLERS) ?? []);
    // All sizes are read before any attribute changes: each read after a change would force a layout.
    const isWide = resized.map((scroller) => scroller.scrollWidth > scroller.clientWidth);
    resized.forEach((scroller, index) => {
      if (isWide[index]) scroller.setAttribute('tabindex', '0');
      else scroller.removeAttribute('tabindex');
    });
  });
  for (const scroller of body.querySelectorAll(SCROLLERS)) {
    observer.observe(scroller);
    // The content becomes wider when a font is loaded.
    if (scroller.firstElementChild) observer.observe(scroller.firstElementChild);
  }
  return () => observer.disconnect();
}
