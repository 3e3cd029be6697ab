import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A query as readers type it, labeled before it was run. Most of the class `thread` are from titles and
 * messages in public threads about Rstest, Vitest, Jest, jsdom, and Testing Library; most of their
 * Chinese versions are translations. The others were written from the list of pages, by people who had not
 * seen the engine.
 */
export interface LabeledQuery {
  readonly query: string;
  readonly class: string;
  /** The paths of all pages that answer the query, without the prefix of the language. */
  readonly pages: readonly [string, ...string[]];
}

/**
 * Threads are split at random, other queries by page. The ranking is tuned on one half. Only the other
 * half counts, and nobody reads it while tuning.
 */
export const HALVES = ['tuning', 'validation'] as const;
export type Half = (typeof HALVES)[number];

export function readQueries(language: string, half: Half): readonly LabeledQuery[] {
  const file = path.join(import.meta.dirname, 'queries', `${language}.${half}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as LabeledQuery[];
}
