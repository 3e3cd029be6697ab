const SCROLLERS = 'figure pre, .table-region';

/** Makes code blocks and tables focusable while they scroll horizontally. */
export function watchOverflows(body: HTMLElement): () => void {
  const observer = new ResizeObserver((entries) => {
    const changed = entries.map(({ target }) => target.closest(SCROLLERS) as Element);
    const wide = changed.map((scroller) => scroller.scrollWidth > scroller.clientWidth);
    changed.forEach((scroller, index) => {
      if (wide[index]) scroller.setAttribute('tabindex', '0');
      else scroller.removeAttribute('tabindex');
    });
  });
  for (const scroller of body.querySelectorAll(SCROLLERS)) {
    observer.observe(scroller);
    // Its content becomes wider when a font is loaded.
    if (scroller.firstElementChild) observer.observe(scroller.firstElementChild);
  }
  return () => observer.disconnect();
}
