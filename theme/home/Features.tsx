import { useId } from 'react';
import type { FeatureIcon } from '../../content/front-matter/featureIcons';
import { HOME_TEXT } from '../i18n/text/homeText';
import { useLanguage } from '../i18n/useLanguage';
import { useLocalizedPath } from '../i18n/useLocalizedPath';
import { Link } from '../navigation/link/Link';
import * as styles from './Features.module.css';
import { FEATURE_PATHS } from './featurePaths';

export interface Feature {
  title: string;
  details: string;
  link?: string;
  icon?: FeatureIcon;
}

/** The reasons to use Rstest, each with a picture and a link to its page. */
export function Features({ features }: { features: Feature[] }) {
  const localized = useLocalizedPath();
  const heading = useId();
  const text = HOME_TEXT[useLanguage()];
  if (features.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {text.features}
      </h2>
      <ul className={styles.features}>
        {features.map(({ title, details, link, icon }) => (
          <li key={title} className={styles.feature}>
            {icon ? (
              <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <path d={FEATURE_PATHS[icon]} />
              </svg>
            ) : null}
            <h3 className={styles.title}>
              {link ? <Link href={localized(link)}>{title}</Link> : title}
            </h3>
            <p className={styles.details}>{details}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
