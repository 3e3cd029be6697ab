/** For any thread: the engine itself, without a worker. */

export { RetryError } from './hits/searchHit.ts';
export { fetchFrom, type LoadIndex } from './index/openIndex.ts';
export { LIMITS } from './limits.ts';
export type { SiteOptions } from './query/vocabulary.ts';
export { createLocalClient } from './search/createLocalClient.ts';
export { normalizeName } from './text/characters.ts';
