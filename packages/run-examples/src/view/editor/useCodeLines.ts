import { useEffect, useState } from 'react';
import { HIGHLIGHT_DEADLINE, isWithinLimits } from '../../limits';
import { createWorkerQueue } from '../../worker/createWorkerQueue';
import { type CodeLine, type CodeLines, colorLines, plainLines, updateLines } from './codeLines';
import type { HighlightedLines, HighlightRequest, Span } from './highlight/spans';

/** All editors share one worker. */
const highlighter = createWorkerQueue<HighlightRequest, HighlightedLines>({
  deadline: HIGHLIGHT_DEADLINE,
  // Hosts add the workers' security policy to files in this folder.
  startWorker: () =>
    new Worker(
      /* webpackChunkName: "worker/highlight" */ new URL('./highlight/worker.ts', import.meta.url),
    ),
});

/** As many as can be laid out and painted in a few milliseconds. Examples have fewer. */
const SPANS_PER_FRAME = 500;

/**
 * The lines of a file: immediately, with the colors known so far, and highlighted when the
 * worker responds. Undefined for code beyond the limits. `block` is the page's block for the
 * file, which provides the first colors.
 */
export function useCodeLines(
  path: string,
  code: string,
  block: HTMLElement | undefined,
): readonly CodeLine[] | undefined {
  const [shown, setShown] = useState(() => (block ? blockLines(block) : plainLines('')));
  const [answer, setAnswer] = useState<{ code: string; lines: HighlightedLines }>();
  const isHighlighted = isWithinLimits(code);

  let current = shown;
  if (isHighlighted && shown.code !== code) {
    current = updateLines(shown, code);
    setShown(current);
  }

  useEffect(() => {
    if (!isHighlighted) return;
    return highlighter.ask({ path, code }, (lines) => setAnswer({ code, lines }));
  }, [path, code, isHighlighted]);

  useEffect(() => {
    if (answer?.code !== shown.code) return;
    const colored = colorLines(shown, answer.lines, SPANS_PER_FRAME);
    if (colored === shown) return;
    const frame = requestAnimationFrame(() => setShown(colored));
    return () => cancelAnimationFrame(frame);
  }, [answer, shown]);

  return isHighlighted ? current.lines : undefined;
}

/** The lines of a code block of the page, with their colors. */
function blockLines(figure: ParentNode): CodeLines {
  const lines = [...figure.querySelectorAll('pre .line')].map(spansOf);
  const code = lines.map((spans) => spans.map(({ text }) => text).join('')).join('\n');
  return colorLines(plainLines(code), lines, Number.POSITIVE_INFINITY);
}

function spansOf(line: Element): Span[] {
  return [...line.childNodes].map((node) => ({
    text: node.textContent ?? '',
    className: node instanceof Element ? node.className : undefined,
  }));
}
