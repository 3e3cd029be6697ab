import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Path of the record, relative to the project's root. `npm run fix -- facts` writes it. */
export const FACTS_FILE = 'docs/data/facts.json';

/** Advice for error messages about the record. */
export const RENEW_FACTS = 'run npm run fix';

/** The facts about one option, as shown to readers. */
export interface OptionRecord {
  /** A TypeScript type. */
  readonly type: string;
  /** JavaScript source. Missing if there's none, or if it isn't a single value. */
  readonly default?: string;
  /** As printed by `--help`: `--testTimeout <value>`. */
  readonly flag?: string;
  /** Another spelling of the flag: `-t`. */
  readonly alias?: string;
  /** Whether a project's config can set it. */
  readonly project: boolean;
  /** The first version that has the option. Missing if the option comes from Rsbuild's types. */
  readonly since?: string;
}

/** The facts about the installed package, and the versions that added its options and names. */
export interface Facts {
  /** `@rstest/core` */
  readonly package: string;
  /** The version that the options and names were read from. */
  readonly version: string;
  /** The published versions that were examined, oldest first. */
  readonly versions: readonly string[];
  /** All options by path: `coverage.provider`; an arbitrary key is `<key>`. */
  readonly options: Readonly<Record<string, OptionRecord>>;
  /** The first version by name: exports, and the members of `rs`, such as `rs.fn`. */
  readonly names: Readonly<Record<string, string>>;
}

/** Reads the record of the project at `root`; `undefined` if there's none. Throws if it isn't JSON. */
export function readFacts(root: string): Facts | undefined {
  const file = path.join(root, FACTS_FILE);
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Facts;
  } catch (error) {
    throw new Error(`${FACTS_FILE}:1: not valid JSON: ${(error as Error).message}; ${RENEW_FACTS}`);
  }
}
