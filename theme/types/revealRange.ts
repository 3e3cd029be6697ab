/** Space between a revealed range and the edge, in CSS pixels. */
const SPACE = 16;

/** Scrolls a block, and the page below its navbar, as far as a range needs to be visible. */
export function revealRange(pre: HTMLElement, range: Range): void {
  const frame = pre.getBoundingClientRect();
  const { left, right } = range.getBoundingClientRect();
  if (left < frame.left + SPACE) pre.scrollLeft -= frame.left + SPACE - left;
  else if (right > frame.right - SPACE) pre.scrollLeft += right - frame.right + SPACE;
  const { top, bottom } = range.getBoundingClientRect();
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const upper = (Number.parseFloat(scrollPaddingTop) || 0) + SPACE;
  const lower = document.documentElement.clientHeight - SPACE;
  if (top < upper) window.scrollBy({ top: top - upper });
  else if (bottom > lower) window.scrollBy({ top: bottom - lower });
}
