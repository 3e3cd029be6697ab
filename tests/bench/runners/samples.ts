import type { BenchmarkResult, Mode } from '../../../components/benchmarks/benchmarkData.ts';

/** `memory` is in bytes, and undefined if it can't be measured. */
type Sample = Readonly<{ seconds: number; memory: number | undefined }>;

/** Collects times and memory by runner and mode. */
export class Samples {
  private readonly samplesByKey = new Map<string, Sample[]>();

  add(runner: string, mode: Mode, seconds: number, memory: number | undefined): void {
    const key = `${mode} ${runner}`;
    const samples = this.samplesByKey.get(key) ?? [];
    this.samplesByKey.set(key, [...samples, { seconds, memory }]);
  }

  /** The results with times rounded to milliseconds, and memory to megabytes. */
  results(): BenchmarkResult[] {
    return [...this.samplesByKey].map(([key, samples]) => {
      const [mode, runner] = key.split(' ') as [Mode, string];
      const seconds = samples.map((sample) => sample.seconds);
      const memory = samples.flatMap((sample) => sample.memory ?? []);
      return {
        runner,
        mode,
        median: toMilliseconds(median(seconds)),
        min: toMilliseconds(Math.min(...seconds)),
        max: toMilliseconds(Math.max(...seconds)),
        memory: memory.length > 0 ? Math.round(median(memory) / 1e6) : null,
      };
    });
  }
}

function toMilliseconds(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}

/** The median; the lower one for an even number of values. */
function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const value = sorted[Math.ceil(sorted.length / 2) - 1];
  if (value === undefined) throw new Error('A median needs numbers.');
  return value;
}
