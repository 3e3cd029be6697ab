/** The figures that `npm run bench -- runners --write` stores and the page of benchmarks shows. */
export const BENCHMARKS_FILE = 'docs/benchmarks.json';

/** Without caches, with those of the run before, or a save in watch mode. */
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
  /** Passed tests, the same for all runners; a save repeats only some. */
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
  /** Rounds, in each of which every runner ran once. */
  readonly runs: number;
  readonly machine: Machine;
  /** Versions by name. */
  readonly runners: Readonly<Record<string, string>>;
  /** All installed packages with their versions. */
  readonly packages: Readonly<Record<string, string>>;
  readonly cases: Readonly<Record<string, BenchmarkCase>>;
}
