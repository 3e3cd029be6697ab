/** Converts off the main thread: a file may be long, and what is pasted may be anything. */
import { ConvertError, convert, type Input } from 'convert-tests';
import { diffOf } from './diffOf.ts';
import type { ConvertOutcome, ConvertRequest, FromConverter } from './messages.ts';

self.addEventListener('message', ({ data: { id, input } }: MessageEvent<ConvertRequest>) => {
  post({ id, outcome: outcomeOf(input) });
});
post({ ready: true });

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

function post(message: FromConverter): void {
  self.postMessage(message);
}
