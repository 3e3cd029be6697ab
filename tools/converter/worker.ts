/** Converts off the main thread: a file may be long, and what is pasted may be anything. */
import { ConvertError, convert, type Input } from 'convert-tests';
import { diffLines } from 'diff';
import type { ConvertedLine, ConvertOutcome } from './createConverter.ts';

self.addEventListener('message', ({ data }: MessageEvent<Input>) => {
  self.postMessage(outcomeOf(data));
});

function outcomeOf(input: Input): ConvertOutcome {
  try {
    const converted = convert(input);
    return { ...converted, ok: true, diff: diffOf(input.code, converted.code) };
  } catch (error) {
    if (error instanceof ConvertError) return { ok: false, reason: error.reason, ...error.place };
    console.error(error);
    return { ok: false, reason: 'failed' };
  }
}

/** A line-by-line diff. If it takes too long, all lines are removed, and all added. */
function diffOf(before: string, after: string): ConvertedLine[] {
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
