import { useText } from '../i18n/useText';
import { Link } from '../navigation/link/Link';
import { useCurrentPage } from '../page/loadedPage';
import * as styles from './PageHeader.module.css';

/** The section and the groups that the page is in, as the sidebar has them. */
export function Breadcrumbs() {
  const text = useText();
  const { crumbs } = useCurrentPage();
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label={text.breadcrumbs}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ text, href }) => (
          <li key={text}>{href === undefined ? text : <Link href={href}>{text}</Link>}</li>
        ))}
      </ol>
    </nav>
  );
}
