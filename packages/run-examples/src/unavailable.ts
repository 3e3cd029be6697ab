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

/** The sandbox, or a worker in it, didn't start. */
export class StartError extends Error {
  override readonly name = 'StartError';
  readonly reason = 'start';
}

type Unavailable = Extract<RunProblem, { kind: 'unavailable' }>;

/** The problem that an error means for a run: why, if the error's `reason` says so. */
export function unavailable(error: unknown): Unavailable {
  const message = error instanceof Error ? error.message : String(error);
  const reason = REASONS.find((known) => known === Object(error).reason);
  return { kind: 'unavailable', message, ...(reason && { reason }) };
}
