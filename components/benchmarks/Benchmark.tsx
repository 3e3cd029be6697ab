import { useLanguage } from '../../theme/i18n/paths';
import { BENCHMARK_TEXT } from '../../theme/i18n/text/benchmarkText';
import { Callout } from '../../theme/prose/Callout';
import { ScrollableTable, TableHeader } from '../../theme/prose/Table';
import { Fact } from '../facts/Fact';
import * as styles from '../facts/Facts.module.css';
import { BenchmarkChart } from './BenchmarkChart';
import {
  BENCHMARKS,
  benchmarkConditions,
  benchmarkTable,
  overviewResults,
} from './benchmarkSummary';

/** `<Benchmark case="react" />`: the figures of a case as a chart and a table. */
export function Benchmark({ case: name }: { case: string }) {
  const language = useLanguage();
  const figures = BENCHMARKS.cases[name];
  if (!figures) return null;
  const text = BENCHMARK_TEXT[language];
  const [head = [], ...rows] = benchmarkTable(figures, language);
  return (
    <>
      <p>{text.size(figures.testFiles, figures.tests)}</p>
      <BenchmarkChart results={figures.results} isDetailed />
      <Callout type="details" title={text.allFigures}>
        <ScrollableTable>
          <thead>
            <tr>
              {head.map((cell) => (
                <TableHeader key={cell}>{cell}</TableHeader>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([runner, mode, ...cells]) => (
              <tr key={`${runner} ${mode}`}>
                <td>{runner}</td>
                <td>{mode}</td>
                {cells.map((cell, column) => (
                  <td key={head[column + 2]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </ScrollableTable>
      </Callout>
    </>
  );
}

/** `<BenchmarkOverview />`: a small chart for each case, with a bar for every runner. */
export function BenchmarkOverview() {
  const text = BENCHMARK_TEXT[useLanguage()];
  return (
    <figure className="benchmark-overview">
      <figcaption>{text.overview}</figcaption>
      <ul className="list">
        {Object.entries(BENCHMARKS.cases).map(([name, figures]) => (
          <li key={name}>
            <a href={`#${name}`}>{text.cases[name] ?? name}</a>
            <BenchmarkChart results={overviewResults(figures)} />
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** The versions and the machine that the figures were measured with. */
export function BenchmarkConditions() {
  const language = useLanguage();
  return (
    <dl className={styles.facts} aria-label={BENCHMARK_TEXT[language].conditions}>
      {benchmarkConditions(language).map(([name, value]) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
    </dl>
  );
}
