import { useLanguage, useLocalizedPath } from '../../theme/i18n/paths';
import { Link } from '../../theme/navigation/link/Link';
import { useCurrentPage } from '../../theme/page/currentPage';
import { BENCHMARKS } from '../benchmarks/benchmarkSummary';
import { homeFigures } from './homeFigures';
import * as styles from './MeasuredFigures.module.css';

/** `<MeasuredFigures />`: recorded comparisons and counts, each with a link to its source. */
export function MeasuredFigures() {
  const localized = useLocalizedPath();
  const figures = homeFigures(BENCHMARKS, useCurrentPage().freshness?.examples, useLanguage());
  return (
    <ul className={styles.figures}>
      {figures.map(({ value, label, detail, url }) => (
        <li key={label}>
          <span className={styles.value}>{value}</span>
          <Link className={styles.label} href={localized(url)}>
            {label}
          </Link>
          <span className={styles.detail}>{detail}</span>
        </li>
      ))}
    </ul>
  );
}
