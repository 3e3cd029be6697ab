import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A query as readers type it. The queries were written from the list of pages alone, by people who
 * hadn't seen the engine, and the pages were chosen by others who hadn't seen its results.
 */
export interface LabeledQuery {
  readonly query: string;
  readonly class: string;
  /** The paths of all pages that answer the query, without the prefix of the language. */
  readonly pages: readonly [string, ...string[]];
}

/**
 * The queries are split by page. The ranking is tuned on one half; only the other half counts, and
 * nobody reads it while tuning.
 */
export const HALVES = ['tuning', 'validation'] as const;
export type Half = (typeof HALVES)[number];

export function readQueries(language: string, half: Half): readonly LabeledQuery[] {
  const file = path.join(import.meta.dirname, 'queries', `${language}.${half}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as LabeledQuery[];
}
