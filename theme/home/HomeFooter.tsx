import { useLanguage, useLocalizedPath } from '../i18n/paths';
import { HOME_TEXT } from '../i18n/text/homeText';
import { Link } from '../navigation/link/Link';
import { SiteFooter } from '../page-tools/SiteFooter';

/** Columns of links, then the footer of all pages. */
export function HomeFooter() {
  const localized = useLocalizedPath();
  const { footer } = HOME_TEXT[useLanguage()];
  return (
    <>
      <div className="home-columns">
        {footer.map(({ title, links }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul className="list">
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
