import type { ExampleCounts } from '../../content/freshness';
import type { Language } from '../../content/languages';
import { HOME_TEXT } from '../../theme/i18n/text/homeText.ts';
import type { BenchmarkResult, Benchmarks } from '../benchmarks/benchmarkData';

export interface MeasuredFigure {
  readonly value: string;
  readonly label: string;
  /** A sentence about how the figure was calculated. */
  readonly detail: string;
  /** The path of a page about the figure, without a language. */
  readonly url: string;
}

/** The case that the figures are from: TypeScript files without a cache, as in CI. */
const CASE = 'typescript';
const CASE_URL = `/guide/start/benchmarks#${CASE}`;

/**
 * The figures for the home page, from recorded measurements: time compared with Vitest, memory
 * compared with Jest, and how many examples ran. A comparison that Rstest doesn't win is left out.
 */
export function homeFigures(
  { cases, runners }: Benchmarks,
  examples: ExampleCounts | undefined,
  language: Language,
): MeasuredFigure[] {
  const text = HOME_TEXT[language];
  const figures: MeasuredFigure[] = [];
  const { results = [], testFiles = 0 } = cases[CASE] ?? {};
  const resultOf = (name: string) =>
    results.find(({ runner, mode }) => runner === name && mode === 'cold');
  const [rstest, vitest, jest] = [resultOf('Rstest'), resultOf('Vitest'), resultOf('Jest')];
  const versioned = ({ runner }: BenchmarkResult) => `${runner} ${runners[runner] ?? ''}`.trim();
  if (rstest && vitest && rstest.median < vitest.median) {
    figures.push({
      value: text.times((vitest.median / rstest.median).toFixed(1)),
      label: text.faster('Vitest'),
      detail: text.timeDetail(
        testFiles,
        rstest.median.toFixed(1),
        vitest.median.toFixed(1),
        versioned(vitest),
      ),
      url: CASE_URL,
    });
  }
  if (rstest?.memory && jest?.memory && rstest.memory < jest.memory) {
    figures.push({
      value: `${Math.round((1 - rstest.memory / jest.memory) * 100)}%`,
      label: text.lessMemory('Jest'),
      detail: text.memoryDetail(testFiles, rstest.memory, jest.memory, versioned(jest)),
      url: CASE_URL,
    });
  }
  if (examples) {
    figures.push({
      value: String(examples.inPage),
      label: text.inPage,
      detail: text.examplesOf(examples.ran, examples.rstest),
      url: '/playground',
    });
  }
  return figures;
}
