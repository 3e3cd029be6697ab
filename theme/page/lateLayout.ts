/**
 * Most of a long text is out of sight when it comes. A stylesheet (styles/prose.css) has the browser
 * leave those parts for later, and here they follow from the top, a few a frame, so that none takes
 * long. At the end the text is laid out as a whole, and every place in it is where it belongs.
 */
import { whenIdle } from '../timing/whenIdle';

/** How long the browser may take for some of them, in milliseconds; to paint takes as long again. */
const AT_ONCE = 8;
/** The least that are laid out at once. */
const FEW = 4;
/** As in styles/prose.css. Headings have their places from the start: the outline asks for them. */
export const LATE = ':nth-child(n + 12):is(p, ul, ol, figure, aside, .table-region)';

/** Lays the text in `body` out as a whole at once: for who needs a place in it now. */
export function layOutNow(body = document.querySelector<HTMLElement>('[data-page-body]')): void {
  if (body && body.dataset.whole === undefined) body.dataset.whole = '';
}

/** Lays out what has been left for later. Returns what ends that, when the text goes. */
export function layOutLater(body: HTMLElement): () => void {
  const { dataset } = document.documentElement;
  // Set by the first-paint script where the reader comes to a place in the first text.
  if (dataset.whole !== undefined) layOutNow(body);
  delete dataset.whole;

  const late = [...body.querySelectorAll<HTMLElement>(`:scope > ${LATE}`)];
  let done = 0;
  let some = FEW;
  let cancel = () => {};
  const finish = () => {
    cancel();
    layOutNow(body);
    for (const part of late.slice(0, done)) delete part.dataset.laid;
  };
  const goOn = () => {
    if (done >= late.length || body.dataset.whole !== undefined) return finish();
    for (const part of late.slice(done, done + some)) part.dataset.laid = '';
    done += some;
    const took = timeToLayOut(body);
    some = Math.max(FEW, Math.floor((some * AT_ONCE) / took));
    cancel = whenIdle(goOn);
  };
  cancel = whenIdle(goOn);
  return finish;
}

function timeToLayOut(body: HTMLElement): number {
  const start = performance.now();
  // Who asks for a size has everything laid out.
  void body.offsetHeight;
  return Math.max(1, performance.now() - start);
}
