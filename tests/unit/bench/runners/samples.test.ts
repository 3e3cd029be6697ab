import { expect, test } from 'vitest';
import { Samples } from '../../../bench/runners/samples.ts';

test('median, range, and memory of each runner and mode', () => {
  const samples = new Samples();
  for (const [seconds, memory] of [
    [3, 300e6],
    [1.00049, 100e6],
    [2, 200e6],
  ] as const) {
    samples.add('Rstest', 'cold', seconds, memory);
  }
  samples.add('Jest', 'save', 0.5, undefined);
  expect(samples.results()).toEqual([
    { runner: 'Rstest', mode: 'cold', median: 2, min: 1, max: 3, memory: 200 },
    { runner: 'Jest', mode: 'save', median: 0.5, min: 0.5, max: 0.5, memory: null },
  ]);
});
