import { useId } from 'react';
import type { Feature } from '../../content/front-matter/frontMatter';
import { useLanguage, useLocalizedPath } from '../i18n/paths';
import { HOME_TEXT } from '../i18n/text/homeText';
import { Link } from '../navigation/link/Link';
import { Drawing } from '../ui/icons/Icon';

/** Stroked paths on a 24 by 24 grid. Not in `ui/icons`, which every page loads: only the build renders them. */
const FEATURE_PATHS: Readonly<Record<NonNullable<Feature['icon']>, string>> = {
  layers: 'm12 3 9 4.5-9 4.5-9-4.5zM3 12l9 4.5 9-4.5M3 16.5 12 21l9-4.5',
  braces:
    'M8 4C6 4 5 5 5 7v2c0 1.6-.7 2.6-2 3 1.3.4 2 1.4 2 3v2c0 2 1 3 3 3M16 4c2 0 3 1 3 3v2c0 1.6.7 2.6 2 3-1.3.4-2 1.4-2 3v2c0 2-1 3-3 3m-7-8 2 2 4-4',
  swap: 'M4 8h15m-4-4 4 4-4 4M20 16H5m4-4-4 4 4 4',
  window: 'M3 5h18v14H3zM3 9.5h18M7 13h4v3H7zM14.5 13H17M14.5 16H17',
  lanes: 'M3 4h4.5v16H3zM9.75 4h4.5v16h-4.5zM16.5 4H21v16h-4.5z',
  tree: 'M9 3h6v5H9zM3 16h6v5H3zM15 16h6v5h-6zM12 8v4M6 16v-4h12v4',
};

/** The reasons to use Rstest, each with a picture and a link to its page. */
export function Features({ features }: { features: readonly Feature[] }) {
  const localized = useLocalizedPath();
  const heading = useId();
  const text = HOME_TEXT[useLanguage()];
  if (features.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="features-heading">
        {text.features}
      </h2>
      <ul className="features">
        {features.map(({ title, details, link, icon }) => (
          <li key={title} className="feature">
            {icon ? <Drawing path={FEATURE_PATHS[icon]} /> : null}
            <h3 className="feature-title">
              {link ? <Link href={localized(link)}>{title}</Link> : title}
            </h3>
            <p className="feature-details">{details}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
