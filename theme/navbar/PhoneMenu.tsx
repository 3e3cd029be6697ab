import { useSite } from '@rspress/core/runtime';
import { usePagePath } from '../i18n/paths';
import { useText } from '../i18n/useText';
import { Link } from '../navigation/link/Link';
import { MenuLinks } from '../navigation/link/MenuLinks';
import type { SwitchLink } from '../page/switchLinks';
import { LAYOUT } from '../settings/site';
import { Icon } from '../ui/icons/Icon';
import { Tag } from '../ui/popup/Tag';
import { useModal } from '../ui/popup/useModal';
import { dropdownLinks, isCurrentEntry, type NavEntry } from './navTree';
import * as styles from './PhoneMenu.module.css';
import { SocialLinks } from './SocialLinks';

/** Just below the breakpoint, because widths can be fractions. Older browsers don't support `width <`. */
const PHONE_WIDTHS = `(max-width: ${LAYOUT.phoneMenuBelow - 0.02}px)`;

interface PhoneMenuProps {
  items: NavEntry[];
  languages: SwitchLink[];
  versions: SwitchLink[];
}

/** For phones: a button and the full-screen menu that it opens. */
export function PhoneMenu(props: PhoneMenuProps) {
  const text = useText();
  const { dialog, open, show, close } = useModal(PHONE_WIDTHS);
  return (
    <div className={styles.root} data-needs-js>
      <button
        type="button"
        className="icon-button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
      >
        <Icon name="menu" />
        <span className="visually-hidden">{text.openMenu}</span>
      </button>
      <dialog
        ref={dialog}
        className={styles.menu}
        data-fills
        aria-label={text.siteMenu}
        onCancel={close}
      >
        {open ? (
          <>
            <button type="button" className={`icon-button ${styles.close}`} onClick={close}>
              <Icon name="close" />
              <span className="visually-hidden">{text.closeMenu}</span>
            </button>
            <PhoneMenuContent {...props} />
          </>
        ) : null}
      </dialog>
    </div>
  );
}

/** Sections, languages, versions and social links, one below the other. */
function PhoneMenuContent({ items, languages, versions }: PhoneMenuProps) {
  const text = useText();
  const { site } = useSite();
  const path = usePagePath();
  return (
    <>
      <nav aria-label={text.mainNavigation}>
        <ul className="list">
          {items.map((item) => (
            <li key={item.text}>
              <Section item={item} current={isCurrentEntry(item, path)} />
            </li>
          ))}
        </ul>
      </nav>
      <SwitchSection title={text.languages} links={languages} />
      <SwitchSection title={text.versions} links={versions} />
      <div className={styles.social}>
        <SocialLinks links={site.themeConfig.socialLinks ?? []} />
      </div>
    </>
  );
}

function Section({ item, current }: { item: NavEntry; current: boolean }) {
  if (item.children.length === 0) {
    return (
      <Link className={styles.section} href={item.href} aria-current={current ? 'true' : undefined}>
        <span>{item.text}</span>
        <Tag tag={item.tag} />
      </Link>
    );
  }
  return (
    <details open={current}>
      <summary className={styles.section}>
        <span>{item.text}</span>
        <Tag tag={item.tag} />
      </summary>
      <MenuLinks links={dropdownLinks(item)} />
    </details>
  );
}

/** Links to the same page in other languages or versions; nothing if there's only one. */
function SwitchSection({ title, links }: { title: string; links: SwitchLink[] }) {
  if (links.length < 2) return null;
  return (
    <section className={styles.switch}>
      <h2 className={styles.switchTitle}>{title}</h2>
      <MenuLinks links={links} />
    </section>
  );
}
