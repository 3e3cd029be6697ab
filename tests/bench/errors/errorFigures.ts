import type { ErrorIndex } from '../../../theme/errors/errorIndex.ts';
import { findErrors, openErrors } from '../../../theme/errors/findErrors.ts';
import type { ErrorCase } from './errorCase.ts';

export interface ErrorFigures {
  readonly count: number;
  /** How many outputs lead to a right section first, and among the first three. */
  readonly top1: number;
  readonly top3: number;
  /** The cases that aren't first, with what is. */
  readonly missed: readonly string[];
}

/** Looks up the output of each case. */
export function errorFigures(
  cases: readonly ErrorCase[],
  outputs: Readonly<Record<string, string>>,
  index: ErrorIndex,
): ErrorFigures {
  const search = openErrors(index);
  const ranks = cases.map((one) => {
    const found = findErrors(outputs[one.name] ?? '', search).map(({ entry }) => entry.url);
    const rank = found.findIndex((url) => one.sections.includes(url));
    return { one, rank, first: found[0] ?? 'nothing' };
  });
  return {
    count: cases.length,
    top1: ranks.filter(({ rank }) => rank === 0).length,
    top3: ranks.filter(({ rank }) => rank >= 0 && rank < 3).length,
    missed: ranks
      .filter(({ rank }) => rank !== 0)
      .map(({ one, rank, first }) => `${one.name}: ${first} (right one: ${rank + 1 || 'missing'})`),
  };
}
