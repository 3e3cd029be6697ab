import { useLocation, useSite } from '@rspress/core/runtime';
import type { SwitchLink } from '../language/useSwitchPaths';
import { useText } from '../language/useText';
import { Link } from '../link/Link';
import { MenuLinks } from '../popup/MenuLinks';
import { isCurrentEntry, type NavEntry } from './navTree';
import type { PhoneMenuProps } from './PhoneMenu';
import styles from './PhoneMenu.module.css';
import { SocialLinkItem } from './SocialLinkItem';

/** Sections, languages, versions and social links, one below the other. */
export function PhoneMenuContent({ items, languages, versions }: PhoneMenuProps) {
  const text = useText();
  const { site } = useSite();
  const { pathname } = useLocation();
  return (
    <>
      <nav aria-label={text.mainNavigation}>
        <ul className={styles.sections}>
          {items.map((item) => (
            <li key={item.text}>
              <Section item={item} current={isCurrentEntry(item, pathname)} />
            </li>
          ))}
        </ul>
      </nav>
      <Switch title={text.languages} links={languages} languages />
      <Switch title={text.versions} links={versions} />
      <ul className={styles.social} aria-label={text.socialLinks}>
        {(site.themeConfig.socialLinks ?? []).map((link) => (
          <li key={link.content}>
            <SocialLinkItem link={link} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Section({ item, current }: { item: NavEntry; current: boolean }) {
  if (item.children.length === 0) {
    return (
      <Link
        className={styles.section}
        href={item.href ?? '/'}
        aria-current={current ? 'true' : undefined}
      >
        {item.text}
      </Link>
    );
  }
  return (
    <details open={current}>
      <summary className={styles.section}>{item.text}</summary>
      <MenuLinks links={item.children.map(({ text, href = '/' }) => ({ text, href }))} />
    </details>
  );
}

function Switch(props: { title: string; links: SwitchLink[]; languages?: boolean }) {
  if (props.links.length < 2) return null;
  return (
    <section className={styles.switch}>
      <h2 className={styles.switchTitle}>{props.title}</h2>
      <MenuLinks
        links={props.links.map((link) => ({
          ...link,
          text: link.label,
          lang: props.languages ? link.value : undefined,
        }))}
      />
    </section>
  );
}
