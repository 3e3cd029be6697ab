import type { ExampleCounts } from '../../content/freshness';
import type { Language } from '../../content/languages';
import { HOME_TEXT } from '../../theme/i18n/text/homeText.ts';
import type { BenchmarkResult, Benchmarks } from '../benchmarks/benchmarkData';

/** A figure of the home page. */
export interface MeasuredFigure {
  readonly value: string;
  readonly label: string;
  /** What it was calculated from. */
  readonly detail: string;
  /** Where to read how it was measured: a path without language. */
  readonly url: string;
}

/** The case that the figures are from: TypeScript files without a cache, as in CI. */
const CASE = 'typescript';
const URL = `/guide/start/benchmarks#${CASE}`;

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
  const measured = cases[CASE];
  const find = (name: string) =>
    measured?.results.find(({ runner, mode }) => runner === name && mode === 'cold');
  const [own, vitest, jest] = [find('Rstest'), find('Vitest'), find('Jest')];
  const versioned = ({ runner }: BenchmarkResult) => `${runner} ${runners[runner] ?? ''}`.trim();
  if (measured && own && vitest && own.median < vitest.median) {
    figures.push({
      value: text.times((vitest.median / own.median).toFixed(1)),
      label: text.faster('Vitest'),
      detail: text.timeDetail(
        measured.testFiles,
        own.median.toFixed(1),
        vitest.median.toFixed(1),
        versioned(vitest),
      ),
      url: URL,
    });
  }
  if (measured && own?.memory && jest?.memory && own.memory < jest.memory) {
    figures.push({
      value: `${Math.round((1 - own.memory / jest.memory) * 100)}%`,
      label: text.lessMemory('Jest'),
      detail: text.memoryDetail(measured.testFiles, own.memory, jest.memory, versioned(jest)),
      url: URL,
    });
  }
  if (examples) {
    const { ran, inPage, rstest } = examples;
    figures.push({
      value: String(inPage),
      label: text.inPage,
      detail: text.examplesOf(ran, rstest),
      url: '/playground',
    });
  }
  return figures;
}
