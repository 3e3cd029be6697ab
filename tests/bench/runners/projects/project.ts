import type { Needs } from '../runner.ts';

/** A project to test: its files by path, the same for all runners except for the import of tests. */
export interface Project extends Needs {
  /** How many test files there are. */
  readonly testFiles: number;
  readonly files: (testModule: string) => ReadonlyMap<string, string>;
}

/** The numbers from 0 up to `count`, excluding it. */
export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
