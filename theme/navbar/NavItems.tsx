import { usePagePath } from '../i18n/paths';
import { Link } from '../navigation/link/Link';
import { MenuLinks } from '../navigation/link/MenuLinks';
import { Disclosure } from '../ui/popup/Disclosure';
import { Tag } from '../ui/popup/Tag';
import * as styles from './NavItems.module.css';
import { dropdownLinks, isCurrentEntry, type NavEntry } from './navTree';

/** The items on one side of the navbar; an item with children is a dropdown. */
export function NavItems({ items, position }: { items: NavEntry[]; position: 'left' | 'right' }) {
  const path = usePagePath();
  const shown = items.filter((item) => item.position === position);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.items} data-position={position}>
      {shown.map((item) => (
        <li key={item.text}>
          <NavItem item={item} current={isCurrentEntry(item, path)} />
        </li>
      ))}
    </ul>
  );
}

function NavItem({ item, current }: { item: NavEntry; current: boolean }) {
  const label = (
    <>
      <span>{item.text}</span>
      <Tag tag={item.tag} />
    </>
  );
  if (item.children.length > 0) {
    return (
      <Disclosure label={label} current={current}>
        <MenuLinks links={dropdownLinks(item)} />
      </Disclosure>
    );
  }
  return (
    <Link className={styles.item} href={item.href} aria-current={current ? 'true' : undefined}>
      {label}
    </Link>
  );
}
