import { type CodeLines, colorLines, plainLines } from './codeLines';
import type { Span } from './highlight/span';

/** The lines of a block of the page, in the colors that it has there. */
export function blockLines(figure: ParentNode): CodeLines {
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
