import { usePageStyle } from 'static-pages';
import { useLanguage } from '../../theme/i18n/paths';
import { BENCHMARK_TEXT } from '../../theme/i18n/text/benchmarkText';
import { benchmarkBars, OWN } from './BenchmarkChart';
import { overviewResults } from './benchmarkSummary';
import { BENCHMARKS } from './benchmarks';
import stylesheet from './overview.css?url';

/** `<BenchmarkOverview />`: all cases in one picture, each with a bar for every runner. */
export function BenchmarkOverview() {
  const text = BENCHMARK_TEXT[useLanguage()];
  usePageStyle(stylesheet);
  return (
    <figure className="benchmark-overview">
      <figcaption>{text.overview}</figcaption>
      <ul>
        {Object.entries(BENCHMARKS.cases).map(([name, figures]) => (
          <li key={name}>
            <a href={`#${name}`}>{text.cases[name]}</a>
            <ul>
              {benchmarkBars(overviewResults(figures)).map(({ result, median }) => (
                <li key={result.runner} data-own={result.runner === OWN || undefined}>
                  <span>{result.runner}</span>
                  <svg aria-hidden="true">
                    <rect width={median} height="100%" rx="3" />
                  </svg>
                  <span>{text.seconds(result.median)}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </figure>
  );
}
