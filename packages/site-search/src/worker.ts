/** For the script of the worker. */

export { startWorker } from './client/startWorker.ts';
export type { SiteOptions } from './query/vocabulary.ts';
