import {
  blocksText,
  escapedText,
  listText,
  tableText,
} from '../../content/markdown/markdownText.ts';
import { BENCHMARK_TEXT } from '../../theme/i18n/text/benchmarkText.ts';
import type { ComponentForm } from '../componentForm.ts';
import {
  BENCHMARKS,
  benchmarkConditions,
  benchmarkTable,
  overviewMedians,
} from './benchmarkSummary.ts';

export const benchmarkForm: ComponentForm = {
  attributes: { case: 'required' },
  problem: ({ case: name = '' }) => {
    const names = Object.keys(BENCHMARKS.cases);
    if (names.includes(name)) return undefined;
    return `<Benchmark case="${name}">: docs/benchmarks.json has only ${names.join(', ')}`;
  },
  // There's no chart, because the table has the same figures.
  markdown: ({ attributes }, { language }) => {
    const figures = BENCHMARKS.cases[attributes.case ?? ''];
    if (!figures) return '';
    const size = BENCHMARK_TEXT[language].size(figures.testFiles, figures.tests);
    return blocksText([escapedText(size), tableText(benchmarkTable(figures, language))]);
  },
};

export const benchmarkOverviewForm: ComponentForm = {
  attributes: {},
  markdown: (_element, { language }) => {
    const cases = overviewMedians(language).map(
      ([name, medians]) => `${escapedText(name)}\n${listText(medians.map(escapedText))}`,
    );
    return blocksText([escapedText(BENCHMARK_TEXT[language].overview), listText(cases)]);
  },
};

export const benchmarkConditionsForm: ComponentForm = {
  attributes: {},
  markdown: (_element, { language }) => {
    const conditions = benchmarkConditions(language);
    return tableText([conditions.map(([name]) => name), conditions.map(([, value]) => value)]);
  },
};
