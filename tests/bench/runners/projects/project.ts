import type { Needs } from '../runner.ts';

/** A project to test: its files by path, the same for all runners except for the import of tests. */
export interface Project extends Needs {
  readonly testFiles: number;
  readonly files: (testModule: string) => ReadonlyMap<string, string>;
}

/** A project with files for each number below `testFiles`. `filesOf` returns their text by path. */
export function numberedFiles(
  testFiles: number,
  filesOf: (n: number, testModule: string) => Readonly<Record<string, string>>,
): Project {
  return {
    testFiles,
    files: (testModule) =>
      new Map(range(testFiles).flatMap((n) => Object.entries(filesOf(n, testModule)))),
  };
}

/** The numbers from 0 to `count - 1`. */
export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
