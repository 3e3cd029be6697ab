import type { Language } from '../../content/languages';
import { BENCHMARK_TEXT } from '../../theme/i18n/text/benchmarkText';
import type { BenchmarkCase, BenchmarkResult } from './benchmarkData';

/** In rem: of a bar with its label. */
const ROW = 2.75;
/** The runner that the site is about. */
export const OWN = 'Rstest';

/** Medians as bars, with a line from the shortest to the longest time. Needs no stylesheet. */
export function BenchmarkChart({
  figures,
  language,
}: {
  figures: BenchmarkCase;
  language: Language;
}) {
  const text = BENCHMARK_TEXT[language];
  const bars = benchmarkBars(figures.results);
  return (
    <svg width="100%" height={`${bars.length * ROW}rem`} role="img" aria-label={text.chart}>
      {bars.map(({ result: { runner, mode, median }, ...bar }, row) => {
        const y = (rem: number) => `${row * ROW + rem}rem`;
        const color = runner === OWN ? 'var(--color-brand)' : 'var(--color-control)';
        return (
          <g key={runner + mode}>
            <text y={y(1)} fill="currentColor" fontSize="0.875rem">
              {text.bar(runner, text.modes[mode], median.toFixed(2))}
            </text>
            <rect y={y(1.375)} width={bar.median} height="0.75rem" rx="3" fill={color} />
            <line
              x1={bar.min}
              x2={bar.max}
              y1={y(1.75)}
              y2={y(1.75)}
              stroke="currentColor"
              strokeWidth="2"
            />
          </g>
        );
      })}
    </svg>
  );
}

/** Positions along a chart's width, such as `62.5%`. */
interface Bar {
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
