import { useLanguage } from '../../theme/i18n/paths';
import { BENCHMARK_TEXT } from '../../theme/i18n/text/benchmarkText';
import { BenchmarkChart } from './BenchmarkChart';
import { overviewResults } from './benchmarkSummary';
import { BENCHMARKS } from './benchmarks';

/** `<BenchmarkOverview />`: all cases in one picture, each with a bar for every runner. */
export function BenchmarkOverview() {
  const text = BENCHMARK_TEXT[useLanguage()];
  return (
    <figure className="benchmark-overview">
      <figcaption>{text.overview}</figcaption>
      <ul>
        {Object.entries(BENCHMARKS.cases).map(([name, figures]) => (
          <li key={name}>
            <a href={`#${name}`}>{text.cases[name]}</a>
            <BenchmarkChart results={overviewResults(figures)} />
          </li>
        ))}
      </ul>
    </figure>
  );
}
