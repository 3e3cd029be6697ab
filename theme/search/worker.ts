/** Searches the embedded index off the main thread. */
import { startWorker } from 'site-search/worker';
import { SEARCH_OPTIONS } from './vocabulary.ts';

startWorker(SEARCH_OPTIONS);
