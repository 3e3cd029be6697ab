const SCROLLERS = 'figure pre, .table-region';

/** Makes code blocks and tables focusable while they scroll horizontally. */
export function watchOverflows(body: HTMLElement): () => void {
  const observer = new ResizeObserver((entries) => {
    const wide = entries.map(({ target }) => target.scrollWidth > target.clientWidth);
    entries.forEach(({ target }, index) => {
      if (wide[index]) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
    });
  });
  for (const scroller of body.querySelectorAll(SCROLLERS)) observer.observe(scroller);
  return () => observer.disconnect();
}
