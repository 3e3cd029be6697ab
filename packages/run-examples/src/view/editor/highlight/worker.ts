/** Highlights code off the main thread, because Prism's regular expressions can backtrack for minutes. */
import { answerRequests } from '../../../worker/createWorkerQueue';
import { highlightCode } from './highlight';
import type { HighlightRequest, Span } from './spans';

/** Real code has about one span per four characters; far more would be slow to lay out. */
const MAX_SPANS = 5000;

answerRequests<HighlightRequest, readonly Span[]>(({ path, code }) => {
  const spans = highlightCode(path, code);
  return spans.length > MAX_SPANS ? [{ text: code }] : spans;
});
