import { parseArgs } from 'node:util';
import { CASE_NAMES, type CaseName } from './cases.ts';

export interface Options {
  readonly cases: readonly CaseName[];
  readonly runs: number;
  readonly quick: boolean;
  readonly write: boolean;
}

/** Fewer runs have no spread worth publishing. */
const MIN_WRITTEN_RUNS = 3;

/** Throws an error that says what was expected. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      runs: { type: 'string', default: '5' },
      quick: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  });
  const { only, quick, write } = values;
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error(`--runs ${values.runs}: expected a number from 1`);
  }
  if (write && (only !== undefined || runs < MIN_WRITTEN_RUNS)) {
    throw new Error(
      `--write stores the figures of one complete measurement: use it without --only, and with --runs ${MIN_WRITTEN_RUNS} or more`,
    );
  }
  return {
    cases: only === undefined ? CASE_NAMES : only.split(',').map(caseName),
    runs,
    quick,
    write,
  };
}

function caseName(name: string): CaseName {
  const found = CASE_NAMES.find((one) => one === name.trim());
  if (found) return found;
  throw new Error(`--only ${name}: there is no such case; name some of ${CASE_NAMES.join(', ')}`);
}
