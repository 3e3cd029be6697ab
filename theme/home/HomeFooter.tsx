import { useLanguage, useLocalizedPath } from '../i18n/paths';
import { HOME_TEXT } from '../i18n/text/homeText';
import { Link } from '../navigation/link/Link';
import { SiteFooter } from '../page-tools/SiteFooter';
import * as styles from './HomeFooter.module.css';

/** Columns of links, then the footer of all pages. */
export function HomeFooter() {
  const localized = useLocalizedPath();
  const { footer } = HOME_TEXT[useLanguage()];
  return (
    <>
      <div className={styles.columns}>
        {footer.map(({ title, links }) => (
          <section key={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul className={styles.links}>
              {links.map(({ text, href }) => (
                <li key={href}>
                  <Link href={localized(href)}>{text}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <SiteFooter />
    </>
  );
}
