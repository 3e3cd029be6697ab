import { Worker as Thread } from 'node:worker_threads';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { HighlightRequest, Span } from '../../src/view/editor/highlight/spans.ts';
import { createWorkerQueue, type WorkerQueue } from '../../src/worker/createWorkerQueue.ts';

/** Answers every request but an endless one, which keeps its thread busy for good. */
const ANSWERS = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ code }) => {
    while (code === 'endless') {}
    if (code === 'throws') throw new Error('nested too deeply');
    parentPort.postMessage({ kind: 'answer', answer: [{ text: code }] });
  });
  parentPort.postMessage({ kind: 'ready' });
`;
const NOT_FOUND = 'throw new Error("404")';

/** What the next worker to start runs. */
let script: string;
let started: number;
let posted: string[];

beforeEach(() => {
  script = ANSWERS;
  started = 0;
  posted = [];
});

/** A thread behind the part of a browser's worker that the highlighter uses. */
function startWorker(): Worker {
  started += 1;
  const thread = new Thread(script, { eval: true });
  const events = new EventTarget();
  thread.on('message', (data) => events.dispatchEvent(new MessageEvent('message', { data })));
  thread.on('error', () => events.dispatchEvent(new Event('error')));
  onTestFinished(async () => void (await thread.terminate()));
  return Object.assign(events, {
    postMessage(message: { code: string }) {
      posted.push(message.code);
      thread.postMessage(message);
    },
    terminate: () => void thread.terminate(),
  }) as unknown as Worker;
}

type Highlighter = WorkerQueue<HighlightRequest, readonly Span[] | undefined>;

const create = (): Highlighter => createWorkerQueue({ startWorker, deadline: 200 });
const highlight = ({ ask }: Highlighter, code: string) =>
  new Promise<readonly Span[] | undefined>((resolve) => ask({ path: 'a.ts', code }, resolve));
const lines = (code: string) => [{ text: code }];

test('one worker starts with the first request and answers them all', async () => {
  const highlighter = create();
  expect(started).toBe(0);
  const answers = ['a', 'b', 'c'].map((code) => highlight(highlighter, code));
  expect(await Promise.all(answers)).toEqual(['a', 'b', 'c'].map(lines));
  expect(await highlight(highlighter, 'd')).toEqual(lines('d'));
  expect(started).toBe(1);
});

test('code that takes too long has no colors, and the next code is highlighted', async () => {
  const highlighter = create();
  const [endless, next] = [highlight(highlighter, 'endless'), highlight(highlighter, 'next')];
  expect(await endless).toBeUndefined();
  expect(await next).toEqual(lines('next'));
  expect(started).toBe(2);
});

test('a request that was cancelled is neither sent nor answered', async () => {
  const highlighter = create();
  const done: string[] = [];
  const running = highlighter.ask({ path: 'a.ts', code: 'running' }, () => done.push('a'));
  const waiting = highlighter.ask({ path: 'a.ts', code: 'waiting' }, () => done.push('b'));
  running();
  waiting();
  expect(await highlight(highlighter, 'last')).toEqual(lines('last'));
  expect(done).toEqual([]);
  expect(posted).not.toContain('waiting');
});

test('a worker that can’t be loaded, or throws, is tried again with the next request only', async () => {
  script = NOT_FOUND;
  const highlighter = create();
  const answers = [highlight(highlighter, 'a'), highlight(highlighter, 'b')];
  expect(await Promise.all(answers)).toEqual([undefined, undefined]);
  expect(started).toBe(1);
  script = ANSWERS;
  expect(await highlight(highlighter, 'throws')).toBeUndefined();
  expect(await highlight(highlighter, 'c')).toEqual(lines('c'));
  expect(started).toBe(3);
});
