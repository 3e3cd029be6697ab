import type { RunProblem, UnavailableReason } from './contract.ts';

/** The sandbox or one of its workers didn't start. */
export class StartError extends Error {
  override readonly name = 'StartError';
  readonly reason = 'start';
}

type Unavailable = Extract<RunProblem, { kind: 'unavailable' }>;

/** Converts an error to a run's problem, with the error's `reason`, if it has one. */
export function toUnavailable(error: unknown): Unavailable {
  const message = error instanceof Error ? error.message : String(error);
  // `Object` makes the property readable, even if the error is `undefined` or a string.
  const { reason } = Object(error) as { reason?: UnavailableReason };
  return { kind: 'unavailable', message, ...(reason && { reason }) };
}
