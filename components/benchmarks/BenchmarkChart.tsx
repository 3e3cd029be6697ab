import { usePageStyle } from 'static-pages';
import { useLanguage } from '../../theme/i18n/paths';
import { BENCHMARK_TEXT } from '../../theme/i18n/text/benchmarkText';
import type { BenchmarkResult } from './benchmarkData';
import { benchmarkBars } from './benchmarkSummary';
import stylesheet from './benchmarks.css?url';

/** The runner that the site is about. */
const OWN_RUNNER = 'Rstest';

interface BenchmarkChartProps {
  results: readonly BenchmarkResult[];
  /** Names each bar's mode, and adds a line from the shortest to the longest time. */
  isDetailed?: boolean;
}

/** Medians as bars, in the order of `results`. */
export function BenchmarkChart({ results, isDetailed = false }: BenchmarkChartProps) {
  const text = BENCHMARK_TEXT[useLanguage()];
  usePageStyle(stylesheet);
  return (
    <ul className="benchmark-chart" data-detailed={isDetailed || undefined}>
      {benchmarkBars(results, isDetailed).map(({ result: { runner, mode, median }, ...bar }) => (
        <li key={runner + mode} data-own={runner === OWN_RUNNER || undefined}>
          <span>{isDetailed ? text.bar(runner, text.modes[mode]) : runner}</span>
          <svg aria-hidden="true">
            <rect width={bar.median} height="100%" rx="3" />
            {isDetailed ? <line x1={bar.min} x2={bar.max} y1="50%" y2="50%" /> : null}
          </svg>
          <span>{text.seconds(median)}</span>
        </li>
      ))}
    </ul>
  );
}
