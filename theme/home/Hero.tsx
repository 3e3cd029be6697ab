import type { HeroText } from '../../content/front-matter/frontMatter';
import { useLocalizedPath } from '../i18n/paths';
import { Link } from '../navigation/link/Link';
import * as styles from './Hero.module.css';

/** The tagline of the home page and its first links. */
export function Hero({ hero }: { hero: HeroText }) {
  const localized = useLocalizedPath();
  return (
    <div className={styles.hero}>
      <h1 className={styles.title} tabIndex={-1}>
        <span className={styles.name}>{hero.name}</span>
        <span className={styles.text}>{hero.text}</span>
      </h1>
      {hero.tagline ? <p className={styles.tagline}>{hero.tagline}</p> : null}
      <div className={styles.actions}>
        {(hero.actions ?? []).map((action) => (
          <Link
            key={action.link}
            className="button"
            data-look={action.theme}
            href={localized(action.link)}
          >
            {action.text}
          </Link>
        ))}
      </div>
    </div>
  );
}
