import { useLanguage } from '../../theme/i18n/paths';
import { BENCHMARK_TEXT } from '../../theme/i18n/text/benchmarkText';
import { Callout } from '../../theme/prose/Callout';
import { ScrollableTable, TableHeader } from '../../theme/prose/Table';
import { BenchmarkChart } from './BenchmarkChart';
import { benchmarkTable } from './benchmarkSummary';
import { BENCHMARKS } from './benchmarks';

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
      <BenchmarkChart results={figures.results} detailed />
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
