import { useLanguageLinks } from '../language/useSwitchPaths';
import { useText } from '../language/useText';
import { Link } from '../link/Link';
import styles from './SiteFooter.module.css';

/** The licence, and the other languages as plain links that need no script. */
export function SiteFooter() {
  const text = useText();
  const languages = useLanguageLinks();
  return (
    <div className={styles.footer}>
      <p>{text.footerLicense}</p>
      <ul className={styles.languages} aria-label={text.languages}>
        {languages.map((language) => (
          <li key={language.value}>
            <Link
              href={language.href}
              lang={language.value}
              hrefLang={language.value}
              aria-current={language.current ? 'true' : undefined}
            >
              {language.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
