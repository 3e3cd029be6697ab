import type { PageFreshness } from '../../content/freshness';
import type { Language } from '../../content/languages';
import { HOME_TEXT } from '../../theme/i18n/text/homeText.ts';
import { REPOSITORY } from '../../theme/settings/project.ts';
import type { Benchmarks, Mode } from '../benchmarks/benchmarkData';

/** A figure of the home page. */
export interface MeasuredFigure {
  readonly value: string;
  /** What was measured. */
  readonly label: string;
  /** Lines: with which versions, and what others needed. */
  readonly details: readonly string[];
  /** Where to read how it was measured: a path without language, or a URL. */
  readonly url: string;
}

const OWN = 'Rstest';
const EXAMPLES_URL = `${REPOSITORY}/blob/main/website/docs/examples.json`;

/** The figures for the home page, from recorded measurements; those without a record are left out. */
export function homeFigures(
  benchmarks: Benchmarks,
  freshness: Pick<PageFreshness, 'rstest' | 'examples'> | undefined,
  language: Language,
): MeasuredFigure[] {
  const text = HOME_TEXT[language];
  const figures: MeasuredFigure[] = [];
  const { watch, typescript } = benchmarks.cases;
  if (watch) figures.push(timeFigure(benchmarks, 'watch', 'save', text.watch, language));
  if (typescript) {
    const label = text.typescript(typescript.testFiles);
    figures.push(timeFigure(benchmarks, 'typescript', 'cold', label, language));
  }
  if (freshness?.examples) {
    const { ran, inPage } = freshness.examples;
    figures.push({
      value: String(inPage),
      label: text.inPage,
      details: [text.examplesOf(ran, freshness.rstest)],
      url: EXAMPLES_URL,
    });
  }
  return figures;
}

function timeFigure(
  { cases, runners, runs }: Benchmarks,
  name: string,
  wanted: Mode,
  label: string,
  language: Language,
): MeasuredFigure {
  const text = HOME_TEXT[language];
  const results = cases[name]?.results.filter(({ mode }) => mode === wanted) ?? [];
  const own = results.find(({ runner }) => runner === OWN);
  if (!own) throw new Error(`docs/benchmarks.json: the case ${name} has no time of ${OWN}.`);
  const versioned = (runner: string) => `${runner} ${runners[runner] ?? ''}`.trim();
  return {
    value: text.seconds(own.median.toFixed(2)),
    label,
    details: [
      text.ownMedian(versioned(OWN), runs),
      results
        .filter((result) => result !== own)
        .map(({ runner, median }) => text.otherRunner(versioned(runner), median.toFixed(2)))
        .join(text.separator),
    ],
    url: `/guide/start/benchmarks#${name}`,
  };
}
