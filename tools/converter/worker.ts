/** Converts off the main thread, because pasted text can be long or hostile. */
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

/** Longest time for a diff, in milliseconds. After that, the diff removes and adds all lines. */
const DIFF_TIMEOUT = 3000;

function diffOf(before: string, after: string): ConvertedLine[] {
  const parts = diffLines(before, after, { timeout: DIFF_TIMEOUT }) ?? [
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
