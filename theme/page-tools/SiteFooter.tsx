import { useProseText } from '../i18n/useProseText';
import { useText } from '../i18n/useText';
import { Link } from '../navigation/link/Link';
import { useLanguageLinks } from '../page/switchLinks';
import * as styles from './SiteFooter.module.css';

/** The license, and links to the other languages that work without JavaScript. */
export function SiteFooter() {
  const { footerLicense } = useProseText();
  const text = useText();
  const languages = useLanguageLinks();
  return (
    <div className={styles.footer}>
      <p>{footerLicense}</p>
      <ul className={styles.languages} aria-label={text.languages}>
        {languages.map((language) => (
          <li key={language.lang}>
            <Link
              href={language.href}
              lang={language.lang}
              hrefLang={language.lang}
              aria-current={language.current ? 'true' : undefined}
            >
              {language.text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
