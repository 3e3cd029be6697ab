/** Where `npm run bench -- runners --write` stores the figures that the benchmarks page shows. */
export const BENCHMARKS_FILE = 'docs/benchmarks.json';

/** A run without caches, a run with the caches of an earlier one, or a run after a save in watch mode. */
export type Mode = 'cold' | 'warm' | 'save';

export interface BenchmarkResult {
  readonly runner: string;
  readonly mode: Mode;
  /** In seconds, like `min` and `max`. */
  readonly median: number;
  readonly min: number;
  readonly max: number;
  /** Median of the runs' peak memory in MB; `null` if it couldn't be measured. */
  readonly memory: number | null;
}

export interface BenchmarkCase {
  readonly testFiles: number;
  /** Passed tests, equal for all runners; absent in watch mode, where a save runs only some of them. */
  readonly tests?: number;
  readonly results: readonly BenchmarkResult[];
}

export interface Machine {
  readonly cpu: string;
  readonly cores: number;
  /** In GB. */
  readonly memory: number;
  readonly os: string;
  readonly node: string;
}

export interface Benchmarks {
  /** `2026-03-01` */
  readonly date: string;
  /** The number of rounds; in each round, every runner ran once. */
  readonly runs: number;
  readonly machine: Machine;
  /** Versions by the name of the runner. */
  readonly runners: Readonly<Record<string, string>>;
  /** Versions of all installed packages: first those of the runners, in the order of `runners`. */
  readonly packages: Readonly<Record<string, string>>;
  readonly cases: Readonly<Record<string, BenchmarkCase>>;
}
