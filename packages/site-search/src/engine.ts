/** For any thread: the engine itself, without a worker. */

export { RetryError } from './hits/searchHit.ts';
export { LIMITS } from './limits.ts';
export type { SiteOptions } from './query/vocabulary.ts';
export { createLocalClient } from './search/createLocalClient.ts';
export { fetchFrom, type LoadFile } from './search/openIndex.ts';
export { normalizeName } from './text/tokenize.ts';
