import { expect, test } from 'vitest';
import type { BenchmarkResult, Mode } from './benchmarks/benchmarkData.ts';
import { benchmarkBars, benchmarkTable } from './benchmarks/benchmarkSummary.ts';

function result(runner: string, mode: Mode, median: number): BenchmarkResult {
  return { runner, mode, median, min: median / 2, max: median * 2, memory: null };
}

const figures = {
  testFiles: 20,
  tests: 60,
  results: [
    result('Rstest', 'cold', 2),
    result('Jest', 'cold', 1),
    result('Rstest', 'warm', 0.5),
    result('Jest', 'warm', 1),
  ],
};

test('a chart is as wide as its longest time', () => {
  const positions = benchmarkBars(figures.results, true).map(({ min, median, max }) => [
    min,
    median,
    max,
  ]);
  expect(positions).toEqual([
    ['25%', '50%', '100%'],
    ['12.5%', '25%', '50%'],
    ['6.25%', '12.5%', '25%'],
    ['12.5%', '25%', '50%'],
  ]);
  const bars = benchmarkBars(figures.results, false).map(({ median }) => median);
  expect(bars).toContain('100%');
});

test('the table has a row for each runner and mode', () => {
  expect(benchmarkTable(figures, 'en').slice(0, 2)).toEqual([
    ['Runner', 'Run', 'Median (s)', 'Min–max (s)', 'Memory (MB)'],
    ['Rstest', 'no cache', '2.00', '1.00–4.00', '–'],
  ]);
});
