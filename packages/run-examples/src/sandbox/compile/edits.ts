/** Replaces the text from `start` to `end`; inserts if they're equal. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Edits must not overlap; those at the same offset are applied in order. */
export function applyEdits(code: string, edits: readonly Edit[]): string {
  let done = 0;
  let result = '';
  for (const { start, end, text } of inOrder(edits)) {
    result += code.slice(done, start) + text;
    done = end;
  }
  return result + code.slice(done);
}

function inOrder(edits: readonly Edit[]): Edit[] {
  return [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
}
