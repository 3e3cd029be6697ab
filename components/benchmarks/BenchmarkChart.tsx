import { usePageStyle } from 'static-pages';
import { useLanguage } from '../../theme/i18n/paths';
import { BENCHMARK_TEXT } from '../../theme/i18n/text/benchmarkText';
import type { BenchmarkResult } from './benchmarkData';
import { benchmarkBars } from './benchmarkSummary';
import stylesheet from './benchmarks.css?url';

/** The runner that the site is about. */
const OWN = 'Rstest';

interface BenchmarkChartProps {
  results: readonly BenchmarkResult[];
  /** Names each bar's mode, and adds a line from the shortest to the longest time. */
  detailed?: boolean;
}

/** Medians as bars, in the order of `results`. */
export function BenchmarkChart({ results, detailed = false }: BenchmarkChartProps) {
  const text = BENCHMARK_TEXT[useLanguage()];
  usePageStyle(stylesheet);
  return (
    <ul className="benchmark-chart" data-detailed={detailed || undefined}>
      {benchmarkBars(results, detailed).map(({ result: { runner, mode, median }, ...bar }) => (
        <li key={runner + mode} data-own={runner === OWN || undefined}>
          <span>{detailed ? text.bar(runner, text.modes[mode]) : runner}</span>
          <svg aria-hidden="true">
            <rect width={bar.median} height="100%" rx="3" />
            {detailed ? <line x1={bar.min} x2={bar.max} y1="50%" y2="50%" /> : null}
          </svg>
          <span>{text.seconds(median)}</span>
        </li>
      ))}
    </ul>
  );
}
