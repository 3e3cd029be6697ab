import { HIGHLIGHT_DEADLINE } from '../../../limits';
import { createWorkerQueue } from '../../../worker/createWorkerQueue';
import type { HighlightedLines, HighlightRequest } from './messages';

/** All editors share one worker. */
export const highlighter = createWorkerQueue<HighlightRequest, HighlightedLines>({
  deadline: HIGHLIGHT_DEADLINE,
  // The prefix of its name puts the file in the folder for which hosts send the workers' policy.
  startWorker: () =>
    new Worker(/* webpackChunkName: "worker/highlight" */ new URL('./worker.ts', import.meta.url)),
});
