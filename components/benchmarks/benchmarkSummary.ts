import type { Language } from '../../content/languages';
import data from '../../docs/benchmarks.json' with { type: 'json' };
import { BENCHMARK_TEXT } from '../../theme/i18n/text/benchmarkText';
import type { BenchmarkCase, BenchmarkResult, Benchmarks } from './benchmarkData';

export const BENCHMARKS = data as Benchmarks;

/** The figures of a case: a row of names, and one for each runner and mode. */
export function benchmarkTable({ results }: BenchmarkCase, language: Language): string[][] {
  const text = BENCHMARK_TEXT[language];
  return [
    [text.runner, text.run, text.median, text.spread, text.memory],
    ...results.map(({ runner, mode, median, min, max, memory }) => [
      runner,
      text.modes[mode],
      median.toFixed(2),
      `${min.toFixed(2)}–${max.toFixed(2)}`,
      memory === null ? '–' : String(memory),
    ]),
  ];
}

/** The results that summarize a case: those without a cache, or after a save. */
export function overviewResults({ results }: BenchmarkCase): BenchmarkResult[] {
  return results.filter(({ mode }) => mode !== 'warm');
}

/** The cases with the medians of `overviewResults`, such as `Rstest 1.20 s`. */
export function overviewMedians(language: Language): [name: string, medians: string[]][] {
  const text = BENCHMARK_TEXT[language];
  return Object.entries(BENCHMARKS.cases).map(([name, figures]) => {
    const results = overviewResults(figures);
    const medians = results.map(({ runner, median }) => `${runner} ${text.seconds(median)}`);
    return [text.cases[name] ?? name, medians];
  });
}

/** Positions along a chart's width, such as `62.5%`. */
interface Bar {
  readonly result: BenchmarkResult;
  readonly median: string;
  readonly min: string;
  readonly max: string;
}

/** A chart's bars. The full width is the longest run if the range is shown, and else the longest median. */
export function benchmarkBars(results: readonly BenchmarkResult[], showsRange: boolean): Bar[] {
  const longest = Math.max(...results.map(({ median, max }) => (showsRange ? max : median)));
  const position = (seconds: number) => `${Number(((seconds / longest) * 100).toFixed(2))}%`;
  return results.map((result) => ({
    result,
    median: position(result.median),
    min: position(result.min),
    max: position(result.max),
  }));
}

/** When, how, and with which versions and machine the figures were measured. */
export function benchmarkConditions(language: Language): [name: string, value: string][] {
  const text = BENCHMARK_TEXT[language];
  const { date, runs, machine, runners, packages } = BENCHMARKS;
  const otherPackages = Object.entries(packages)
    .slice(Object.keys(runners).length)
    .map(([name, version]) => `${name} ${version}`);
  return [
    ...Object.entries(runners),
    [text.packages, otherPackages.join(text.separator)],
    [text.date, date],
    [text.rounds, String(runs)],
    [text.cpu, text.cores(machine.cpu, machine.cores)],
    [text.ram, `${machine.memory} GB`],
    [text.os, machine.os],
    ['Node.js', machine.node],
  ];
}
