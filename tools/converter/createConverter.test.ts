import { beforeEach, expect, test, vi } from 'vitest';
import { createConverter } from './createConverter.ts';

/** Answers with what the test sends, when the test says so. */
class FakeWorker {
  static readonly started: FakeWorker[] = [];
  readonly received: unknown[] = [];
  onmessage: ((event: { data: unknown }) => void) | undefined;
  constructor() {
    FakeWorker.started.push(this);
  }
  postMessage(input: unknown): void {
    this.received.push(input);
  }
  terminate(): void {}
}

beforeEach(() => {
  FakeWorker.started.length = 0;
  vi.stubGlobal('Worker', FakeWorker);
  return () => vi.unstubAllGlobals();
});

const input = (code: string) => ({ path: '', code });

test('while a text is converted, only the newest of those that follow is waiting', async () => {
  const { convert } = createConverter();
  let typed = '';
  const outcomes = ['a', 'ab', 'abc', 'abcd'].map((code) => {
    typed = code;
    return convert(input(code), () => code === 'a' || code === typed);
  });
  await vi.waitFor(() => expect(FakeWorker.started[0]?.received).toHaveLength(1));
  FakeWorker.started[0]?.onmessage?.({ data: 'first' });
  await vi.waitFor(() => expect(FakeWorker.started[0]?.received).toHaveLength(2));
  FakeWorker.started[0]?.onmessage?.({ data: 'last' });
  expect(await Promise.all(outcomes)).toEqual(['first', undefined, undefined, 'last']);
  expect(FakeWorker.started[0]?.received).toEqual([input('a'), input('abcd')]);
});

test('a worker that can’t be started is a failed conversion, and the next one tries again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('Worker', function blocked() {
    throw new Error('blocked');
  });
  const { convert } = createConverter();
  const isWanted = () => true;
  expect(await convert(input('a'), isWanted)).toEqual({ ok: false, reason: 'failed' });
  expect(console.error).toHaveBeenCalledTimes(1);
  vi.stubGlobal('Worker', FakeWorker);
  const second = convert(input('b'), isWanted);
  await vi.waitFor(() => expect(FakeWorker.started[0]?.received).toHaveLength(1));
  FakeWorker.started[0]?.onmessage?.({ data: 'converted' });
  expect(await second).toBe('converted');
});
