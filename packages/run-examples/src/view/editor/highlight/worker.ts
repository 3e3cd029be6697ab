/** Highlights code off the main thread: Prism's regular expressions may backtrack for minutes. */
import type { FromWorker } from '../../../worker/createWorkerQueue';
import { highlightLines } from './highlightLines';
import type { HighlightedLines, HighlightRequest } from './messages';

/** Real code has a span for every fourth character; far more of them are slow to lay out. */
const MAX_SPANS = 10_000;

self.addEventListener('message', ({ data: { path, code } }: MessageEvent<HighlightRequest>) => {
  const lines = highlightLines(path, code);
  const spans = lines.reduce((sum, line) => sum + line.length, 0);
  post({ kind: 'answer', answer: spans > MAX_SPANS ? undefined : lines });
});
post({ kind: 'ready' });

function post(message: FromWorker<HighlightedLines>): void {
  self.postMessage(message);
}
