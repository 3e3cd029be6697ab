import type { Measured } from './measureCommand.ts';

/** A build in two cells of a table: seconds, and peak memory in GB if it could be measured. */
export function buildCells(build: Pick<Measured, 'seconds' | 'peakMemory'> | undefined): string[] {
  if (!build) return ['failed', '–'];
  const { seconds, peakMemory } = build;
  return [seconds.toFixed(1), peakMemory === undefined ? '–' : (peakMemory / 1e9).toFixed(2)];
}
