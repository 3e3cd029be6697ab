import type { Language } from '../../content/languages';
import { BENCHMARK_TEXT } from '../../theme/i18n/text/benchmarkText';
import { benchmarkBars } from './benchmarkBars';
import type { BenchmarkCase } from './benchmarkData';

/** In rem: of a bar with its label. */
const ROW = 2.75;
const OWN = 'Rstest';

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
