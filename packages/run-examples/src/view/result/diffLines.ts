export interface DiffLine {
  readonly kind: 'expected' | 'received' | 'same';
  readonly text: string;
}

/** The lines of a printed diff: `-` is expected, `+` is received. */
export function diffLines(diff: string): DiffLine[] {
  return diff.split('\n').map((text) => ({ kind: kindOf(text), text }));
}

function kindOf(line: string): DiffLine['kind'] {
  if (line.startsWith('-')) return 'expected';
  return line.startsWith('+') ? 'received' : 'same';
}
