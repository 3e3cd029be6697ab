/** Highlights code off the main thread, because Prism's regular expressions can backtrack for minutes. */
import type { FromWorker } from '../../../worker/createWorkerQueue';
import { highlightLines } from './highlightLines';
import type { HighlightedLines, HighlightRequest } from './spans';

/** Real code has about one span per four characters; far more would be slow to lay out. */
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
