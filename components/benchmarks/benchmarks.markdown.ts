import { list, paragraph, text, textTable } from '../../content/markdown/markdownNodes.ts';
import { BENCHMARK_TEXT } from '../../theme/i18n/text/benchmarkText.ts';
import type { ComponentForm } from '../componentForm.ts';
import { benchmarkConditions, benchmarkTable, overviewMedians } from './benchmarkSummary.ts';
import { BENCHMARKS } from './benchmarks.ts';

export const benchmarkForm: ComponentForm = {
  attributes: { case: 'required' },
  problem: ({ case: name = '' }) => {
    const known = Object.keys(BENCHMARKS.cases);
    if (known.includes(name)) return undefined;
    return `<Benchmark case="${name}">: docs/benchmarks.json has only ${known.join(', ')}`;
  },
  // Without the chart, which shows the same figures.
  markdown: ({ attributes }, { language }) => {
    const figures = BENCHMARKS.cases[attributes.case ?? ''];
    if (!figures) return [];
    return [
      paragraph(text(BENCHMARK_TEXT[language].size(figures.testFiles, figures.tests))),
      textTable(benchmarkTable(figures, language)),
    ];
  },
};

export const benchmarkOverviewForm: ComponentForm = {
  attributes: {},
  markdown: (_element, { language }) => {
    const cases = overviewMedians(BENCHMARKS, language);
    const outer = list(cases.map(([name]) => [text(name)]));
    for (const [index, item] of outer.children.entries()) {
      const medians = cases[index]?.[1] ?? [];
      item.children.push(list(medians.map((median) => [text(median)])));
    }
    return [paragraph(text(BENCHMARK_TEXT[language].overview)), outer];
  },
};

export const benchmarkConditionsForm: ComponentForm = {
  attributes: {},
  markdown: (_element, { language }) => {
    const conditions = benchmarkConditions(BENCHMARKS, language);
    return [textTable([conditions.map(([name]) => name), conditions.map(([, value]) => value)])];
  },
};
