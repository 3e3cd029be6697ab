import { usePageStyle } from 'static-pages';
import { useLanguage, useLocalizedPath } from '../../theme/i18n/paths';
import { Link } from '../../theme/navigation/link/Link';
import { useFreshness } from '../../theme/page/currentPage';
import { BENCHMARKS } from '../benchmarks/benchmarkSummary';
import stylesheet from './home.css?url';
import { homeFigures } from './homeFigures';

/** `<MeasuredFigures />`: recorded comparisons and counts, each with a link to its source. */
export function MeasuredFigures() {
  const localized = useLocalizedPath();
  usePageStyle(stylesheet);
  const figures = homeFigures(BENCHMARKS, useFreshness()?.examples, useLanguage());
  return (
    <ul className="figures">
      {figures.map(({ value, label, detail, url }) => (
        <li key={label}>
          <span className="figure-value">{value}</span>
          <Link className="figure-label" href={localized(url)}>
            {label}
          </Link>
          <span className="figure-detail">{detail}</span>
        </li>
      ))}
    </ul>
  );
}
