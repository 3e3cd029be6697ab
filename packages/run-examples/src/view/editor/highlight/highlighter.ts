import { HIGHLIGHT_DEADLINE } from '../../../limits';
import { createWorkerQueue } from '../../../worker/createWorkerQueue';
import type { HighlightedLines, HighlightRequest } from './messages';

/** All editors share one worker. */
export const highlighter = createWorkerQueue<HighlightRequest, HighlightedLines>({
  deadline: HIGHLIGHT_DEADLINE,
  // Hosts add the workers' security policy to files in this folder.
  startWorker: () =>
    new Worker(/* webpackChunkName: "worker/highlight" */ new URL('./worker.ts', import.meta.url)),
});
