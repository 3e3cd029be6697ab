import type { RunProblem, UnavailableReason } from './contract.ts';

const REASONS: readonly UnavailableReason[] = [
  'offline',
  'timeout',
  'stalled',
  'outdated',
  'unreachable',
  'invalid',
  'start',
];

/** The sandbox or one of its workers didn't start. */
export class StartError extends Error {
  override readonly name = 'StartError';
  readonly reason = 'start';
}

type Unavailable = Extract<RunProblem, { kind: 'unavailable' }>;

/** Converts an error to a run's problem, with the error's `reason`, if it has one. */
export function unavailable(error: unknown): Unavailable {
  const message = error instanceof Error ? error.message : String(error);
  const reason = REASONS.find((known) => known === Object(error).reason);
  return { kind: 'unavailable', message, ...(reason && { reason }) };
}
