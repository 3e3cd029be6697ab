import { usePagePath } from '../language/usePagePath';
import { Link } from '../link/Link';
import { Disclosure } from '../popup/Disclosure';
import { MenuLinks } from '../popup/MenuLinks';
import { Tag } from '../popup/Tag';
import styles from './NavItems.module.css';
import { dropdownLinks, isCurrentEntry, type NavEntry } from './navTree';

/** The sections at one side of the navbar; an entry with children is a dropdown. */
export function NavItems({ items, position }: { items: NavEntry[]; position: 'left' | 'right' }) {
  const path = usePagePath();
  const here = items.filter((item) => item.position === position);
  if (here.length === 0) return null;
  return (
    <ul className={styles.items} data-position={position}>
      {here.map((item) => (
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
      {item.text}
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
    <Link
      className={styles.item}
      href={item.href ?? '/'}
      aria-current={current ? 'true' : undefined}
    >
      {label}
    </Link>
  );
}
