import { useEffect, useState } from 'react';
import { HIGHLIGHT_DEADLINE, isWithinLimits } from '../../limits';
import { createWorkerQueue } from '../../worker/createWorkerQueue';
import {
  type HighlightRequest,
  replaceText,
  type Span,
  splitLines,
  textOf,
} from './highlight/spans';

/** All editors share one worker. */
const highlighter = createWorkerQueue<HighlightRequest, readonly Span[]>({
  deadline: HIGHLIGHT_DEADLINE,
  // Hosts add the workers' security policy to files in this folder.
  startWorker: () =>
    new Worker(
      /* webpackChunkName: "worker/highlight" */ new URL('./highlight/worker.ts', import.meta.url),
    ),
});

/**
 * The lines of a file: immediately, with the colors known so far, and highlighted when the
 * worker responds. Undefined for code beyond the limits. `block` is the page's block for the
 * file, which provides the first colors.
 */
export function useCodeLines(
  path: string,
  code: string,
  block: HTMLElement | undefined,
): readonly (readonly Span[])[] | undefined {
  const [shown, setShown] = useState<readonly Span[]>(() => (block ? blockSpans(block) : []));
  const isHighlighted = isWithinLimits(code);

  let current = shown;
  if (isHighlighted && textOf(shown) !== code) {
    current = replaceText(shown, code);
    setShown(current);
  }

  useEffect(() => {
    if (!isHighlighted) return;
    return highlighter.ask({ path, code }, (spans) => setShown(spans ?? [{ text: code }]));
  }, [path, code, isHighlighted]);

  return isHighlighted ? splitLines(current) : undefined;
}

/** A code block of the page, in its colors. */
function blockSpans(figure: ParentNode): Span[] {
  return [...figure.querySelectorAll('pre .line')].flatMap((line, index) => [
    ...(index === 0 ? [] : [{ text: '\n' }]),
    ...[...line.childNodes].map((node) => ({
      text: node.textContent ?? '',
      className: node instanceof Element ? node.className : undefined,
    })),
  ]);
}
