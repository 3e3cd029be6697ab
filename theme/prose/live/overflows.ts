const SCROLLERS = 'figure pre, .table-region';

/** Lets the keyboard reach each code block and table that scrolls sideways, while it does. */
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
