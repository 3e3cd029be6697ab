import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Converted, convert, type Kind } from '../src/index.ts';

export interface Fixture extends Converted {
  /** The path below the folder of the fixtures: `jest/done.test.ts`. */
  readonly file: string;
  /** The names of the rules that need manual work, without duplicates. */
  readonly manual: readonly string[];
}

export const FIXTURES = path.join(import.meta.dirname, '../fixtures');
/** The folder for converted files. It's in the repository, so that they can import its packages. */
export const OUTPUT = path.join(import.meta.dirname, '../.cache');

export function convertFixture(folder: string, file: string, kind?: Kind): Fixture {
  const code = readFileSync(path.join(FIXTURES, folder, file), 'utf8');
  const converted = convert({ path: file, code, kind });
  const rules = converted.notes
    .filter(({ level }) => level === 'manual')
    .map(({ rule }) => rule.name);
  return { ...converted, file, manual: [...new Set(rules)] };
}

export function filesIn(...folders: string[]): string[] {
  return readdirSync(path.join(FIXTURES, ...folders)).sort();
}

/** Prints `34 of 39 test files need no manual work`. */
export function printShare(what: string, fixtures: readonly Fixture[]): void {
  const whole = fixtures.filter(({ manual }) => manual.length === 0).length;
  process.stdout.write(`${whole} of ${fixtures.length} ${what} need no manual work\n`);
}
