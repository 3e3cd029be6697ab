import { usePage, useSite } from '@rspress/core/runtime';
import { AppearanceSwitch } from '../appearance/AppearanceSwitch';
import { useLocalizedPath } from '../i18n/paths';
import { useText } from '../i18n/useText';
import { Link } from '../navigation/link/Link';
import { useLanguageLinks, useVersionLinks } from '../page/switchLinks';
import { useSearch } from '../search/useSearch';
import { ToolMenu } from '../tool-menu/ToolMenu';
import { LanguageMenu, VersionMenu } from './LanguageMenu';
import * as styles from './Nav.module.css';
import { NavItems } from './NavItems';
import { PhoneMenu } from './PhoneMenu';
import { SocialLinks } from './SocialLinks';
import { useNavHidden } from './useNavHidden';
import { useNavItems } from './useNavItems';

/** The bar at the top: sibling tools, home, sections, search, and settings. */
export function Nav() {
  const { site } = useSite();
  const { page } = usePage();
  const text = useText();
  const items = useNavItems();
  const languages = useLanguageLinks();
  const versions = useVersionLinks();
  const home = useLocalizedPath()('/');
  const search = useSearch();
  const hidden = useNavHidden(site.themeConfig.hideNavbar ?? 'never');
  return (
    <>
      <header
        className={styles.navbar}
        data-hidden={hidden}
        data-part="navbar"
        data-page={page.pageType}
      >
        <div className={styles.row}>
          <ToolMenu />
          <Link className={styles.title} href={home} aria-label={text.homeLink}>
            <Mark />
            <span translate="no">{text.siteTitle}</span>
          </Link>
          <nav className={styles.desktop} aria-label={text.mainNavigation}>
            <NavItems items={items} position="left" />
            <span className={styles.gap} />
            <NavItems items={items} position="right" />
          </nav>
          <div className={styles.settings}>
            {search.button}
            <div className={styles.desktop}>
              <VersionMenu links={versions} />
              <LanguageMenu links={languages} />
              <SocialLinks links={site.themeConfig.socialLinks ?? []} />
            </div>
            <AppearanceSwitch />
            <PhoneMenu items={items} languages={languages} versions={versions} />
          </div>
        </div>
      </header>
      {search.dialog}
    </>
  );
}

/** The site's logo: a check mark across the corner of a box. */
function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path className="mark-body" d="M16 2.5 28 9.2v13.6L16 29.5 4 22.8V9.2z" />
      <path className="mark-check" d="m9.8 16.4 4.4 4.4 8-9.2" />
    </svg>
  );
}
