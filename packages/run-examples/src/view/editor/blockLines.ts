import { type CodeLines, colorLines, plainLines } from './codeLines';
import type { Span } from './highlight/span';

/** The lines of a code block of the page, with their colors. */
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
