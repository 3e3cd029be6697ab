import { useLanguage } from '../../theme/i18n/paths';
import { BENCHMARK_TEXT } from '../../theme/i18n/text/benchmarkText';
import { Fact } from '../facts/Fact';
import * as styles from '../facts/Facts.module.css';
import { benchmarkConditions } from './benchmarkSummary';
import { BENCHMARKS } from './benchmarks';

/** The versions and the machine that the figures of `<Benchmark>` were measured with. */
export function BenchmarkConditions() {
  const language = useLanguage();
  return (
    <dl className={styles.facts} aria-label={BENCHMARK_TEXT[language].conditions}>
      {benchmarkConditions(BENCHMARKS, language).map(([name, value]) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
    </dl>
  );
}
