import { useText } from '../i18n/useText';
import { Link } from '../navigation/link/Link';
import { breadcrumbs } from '../sidebar/sidebarTree';
import { useSidebarTree } from '../sidebar/useSidebarTree';
import styles from './PageHeader.module.css';

/** The section and the groups that the page is in, as the sidebar has them. */
export function Breadcrumbs() {
  const text = useText();
  const { entries, isCurrent } = useSidebarTree();
  const crumbs = breadcrumbs(entries, isCurrent);
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label={text.breadcrumbs}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ id, text, href }) => (
          <li key={id}>{href === undefined ? text : <Link href={href}>{text}</Link>}</li>
        ))}
      </ol>
    </nav>
  );
}
