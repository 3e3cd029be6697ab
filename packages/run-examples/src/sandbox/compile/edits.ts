/** Replaces the text from `start` to `end`; inserts where they are equal. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Edits must not overlap; those at one offset are applied in their order. */
export function applyEdits(code: string, edits: readonly Edit[]): string {
  let done = 0;
  let result = '';
  for (const { start, end, text } of inOrder(edits)) {
    result += code.slice(done, start) + text;
    done = end;
  }
  return result + code.slice(done);
}

/** Spaces instead of the text, so that what follows keeps its line and column. */
export function blank(code: string, start: number, end: number): Edit {
  return { start, end, text: code.slice(start, end).replace(/[^\n]/g, ' ') };
}

/**
 * Where an offset of the edited code came from; one inside an inserted text leads to where it
 * was inserted.
 */
export function offsetBefore(edits: readonly Edit[], after: number): number {
  let shift = 0;
  for (const { start, end, text } of inOrder(edits)) {
    const from = start + shift;
    if (after < from) break;
    if (after < from + text.length) return start;
    shift += text.length - (end - start);
  }
  return after - shift;
}

function inOrder(edits: readonly Edit[]): Edit[] {
  return [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
}
