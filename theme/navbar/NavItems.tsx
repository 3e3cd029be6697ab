import { useLocation } from '@rspress/core/runtime';
import { Link } from '../link/Link';
import { Disclosure } from '../popup/Disclosure';
import { MenuLinks } from '../popup/MenuLinks';
import styles from './NavItems.module.css';
import { isCurrentEntry, type NavEntry } from './navTree';

/** The sections at one side of the navbar; an entry with children is a dropdown. */
export function NavItems({ items, position }: { items: NavEntry[]; position: 'left' | 'right' }) {
  const { pathname } = useLocation();
  const here = items.filter((item) => item.position === position);
  if (here.length === 0) return null;
  return (
    <ul className={styles.items} data-position={position}>
      {here.map((item) => {
        const current = isCurrentEntry(item, pathname);
        return (
          <li key={item.text}>
            {item.children.length > 0 ? (
              <Disclosure label={item.text} current={current}>
                <MenuLinks links={flatten(item).map(({ text, href = '/' }) => ({ text, href }))} />
              </Disclosure>
            ) : (
              <Link
                className={styles.item}
                href={item.href ?? '/'}
                aria-current={current ? 'true' : undefined}
              >
                {item.text}
                {item.tag ? <span className={styles.tag}>{item.tag}</span> : null}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** A group's own page first, then its entries. */
function flatten(item: NavEntry): NavEntry[] {
  return item.href === undefined ? item.children : [{ ...item, children: [] }, ...item.children];
}
