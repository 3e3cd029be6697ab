import { useEffect, useState } from 'react';
import { blockLines } from './blockLines';
import { type CodeLine, colorLines, plainLines, updateLines } from './codeLines';
import { highlighter } from './highlight/highlighter';
import type { HighlightedLines } from './highlight/messages';
import { isWithinLimits } from './isWithinLimits';

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
