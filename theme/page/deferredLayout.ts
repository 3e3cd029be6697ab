/**
 * Most of a long page is offscreen at first. With `content-visibility` (styles/deferred.css), the browser
 * skips the layout of most offscreen elements. Here, these elements are laid out from the top, a few per
 * frame, so that no frame takes long, until the whole page has its final layout. As soon as the reader
 * scrolls, the remaining elements are laid out at once, so that nothing moves on the screen.
 */

import { whenIdle } from '../ui/timing/whenIdle';

/** Layout budget per frame, in milliseconds; painting takes about as long again. */
const BUDGET = 8;
/** After this time in milliseconds, all remaining elements are laid out: a busy device is rarely idle. */
const LIMIT = 3000;
/** The longest wait in milliseconds for an idle browser between two batches. */
const BATCH_TIMEOUT = 1000;
/** The minimum number of elements per frame. */
const MIN_BATCH = 4;
/**
 * As in styles/deferred.css. The first screen needs the first 11 elements, and the outline needs the
 * positions of all headings.
 */
export const DEFERRED = ':nth-child(n + 12):is(p, ul, ol, figure, aside, .table-region)';

/** Lays out all of `body` now, so that positions in it are final. */
export function flushLayout(
  body = document.querySelector<HTMLElement>('[data-static=body]'),
): void {
  if (body) body.dataset.whole = '';
}

/** Lays out the deferred elements in batches. Returns a cleanup function for when `body` is removed. */
export function deferLayout(body: HTMLElement): () => void {
  const { dataset } = document.documentElement;
  // Set by the first-paint script if the first page is opened at a hash or a restored position.
  if (dataset.whole !== undefined) flushLayout(body);
  delete dataset.whole;

  const deferred = [...body.querySelectorAll<HTMLElement>(`:scope > ${DEFERRED}`)];
  const deadline = performance.now() + LIMIT;
  let batch = MIN_BATCH;
  let cancel = () => {};
  const finish = () => {
    cancel();
    window.removeEventListener('scroll', finishIfScrolled);
    flushLayout(body);
  };
  const finishIfScrolled = () => {
    if (window.scrollY > 0) finish();
  };
  const layOutBatch = () => {
    const complete = deferred.length === 0 || body.dataset.whole !== undefined;
    if (complete || performance.now() > deadline) return finish();
    for (const element of deferred.splice(0, batch)) element.dataset.laid = '';
    const took = measureLayout(body);
    batch = Math.max(MIN_BATCH, Math.floor((batch * BUDGET) / took));
    cancel = whenIdle(layOutBatch, BATCH_TIMEOUT);
  };
  cancel = whenIdle(layOutBatch, BATCH_TIMEOUT);
  window.addEventListener('scroll', finishIfScrolled);
  return finish;
}

/** The time that the pending layout takes, in milliseconds; at least 1. */
function measureLayout(body: HTMLElement): number {
  const start = performance.now();
  // Reading a size forces layout.
  void body.offsetHeight;
  return Math.max(1, performance.now() - start);
}
