import type { Span } from './span';

/**
 * Distinguishes tokens that the site's own highlighter distinguishes and Prism doesn't, by a token's
 * neighbors: the object of `object.method()`, the dot before the call, and names declared by `const`.
 */
export function refineSpans(spans: readonly Span[]): Span[] {
  return spans.flatMap((span, index) => {
    const before = spans[index - 1];
    const after = spans[index + 1];
    if (/^\??\.$/.test(span.text) && after?.className === 'hl-function') {
      return [{ text: span.text, className: 'hl-function' }];
    }
    if (!isName(span)) return [span];
    if (before?.text === 'const' && span.className === undefined)
      return splitName(span, /^\s+([\w$]+)/d);
    if (after && /^\??\./.test(after.text)) return splitName(span, /([\w$]+)$/d);
    if (span.text === 'length') return [{ text: span.text, className: 'hl-constant' }];
    return [span];
  });
}

function isName({ className }: Span): boolean {
  return className === undefined || className === 'hl-function';
}

function splitName(span: Span, pattern: RegExp): Span[] {
  const [from, to] = pattern.exec(span.text)?.indices?.[1] ?? [];
  if (from === undefined || to === undefined) return [span];
  return [
    { text: span.text.slice(0, from), className: span.className },
    { text: span.text.slice(from, to), className: 'hl-constant' },
    { text: span.text.slice(to), className: span.className },
  ].filter(({ text }) => text !== '');
}
