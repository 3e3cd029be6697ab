/** For any thread: the engine itself, without a worker. */

export { fetchFrom, type LoadIndex } from './index/openIndex.ts';
export { LIMITS } from './limits.ts';
export type { SiteOptions } from './query/vocabulary.ts';
export { RetryError } from './retryError.ts';
export { createLocalClient } from './search/createLocalClient.ts';
export { normalizeName } from './text/characters.ts';
