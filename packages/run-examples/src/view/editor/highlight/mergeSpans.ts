import type { Span } from './span';

/** Merges adjacent spans of the same color, so that there's less to render. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans) {
    const before = merged.at(-1);
    if (before && before.className === span.className) {
      merged[merged.length - 1] = { ...before, text: before.text + span.text };
    } else {
      merged.push(span);
    }
  }
  return merged;
}
