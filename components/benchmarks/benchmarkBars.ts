import type { BenchmarkResult } from './benchmarkData';

/** Positions along a chart's width, such as `62.5%`. */
export interface Bar {
  readonly result: BenchmarkResult;
  readonly median: string;
  readonly min: string;
  readonly max: string;
}

/** The bars of a chart, which is as wide as its longest time. */
export function benchmarkBars(results: readonly BenchmarkResult[]): Bar[] {
  const longest = Math.max(...results.map(({ max }) => max));
  const position = (seconds: number) =>
    longest > 0 ? `${Number(((seconds / longest) * 100).toFixed(2))}%` : '0%';
  return results.map((result) => ({
    result,
    median: position(result.median),
    min: position(result.min),
    max: position(result.max),
  }));
}
