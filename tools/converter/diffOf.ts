import { diffLines } from 'diff';
import type { ConvertedLine } from './messages.ts';

/** A line-by-line diff. If it takes too long, all lines are removed, and all added. */
export function diffOf(before: string, after: string): ConvertedLine[] {
  const parts = diffLines(before, after, { timeout: 3000 }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  let line = 0;
  return parts.flatMap(({ value, added, removed }) =>
    value
      .replace(/\n$/, '')
      .split('\n')
      .map((text): ConvertedLine => {
        if (added) return { kind: 'added', text };
        line += 1;
        return { kind: removed ? 'removed' : 'same', text, line };
      }),
  );
}
