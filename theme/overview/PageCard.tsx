import { Link } from '../navigation/link/Link';
import { InlineMarkdown } from '../prose/InlineMarkdown';
import { isNamedPage } from '../sidebar/sidebarTree';
import * as styles from './Overview.module.css';
import type { OverviewPage } from './overviewGroups';

/** A page in an overview. */
export function PageCard({ page }: { page: OverviewPage }) {
  return (
    <li className={styles.page}>
      <Link className={styles.pageLink} href={page.href}>
        {isNamedPage(page) ? <code translate="no">{page.text}</code> : page.text}
      </Link>
      {page.description ? <p className={styles.description}>{page.description}</p> : null}
      {page.headings.length > 0 ? (
        <ul className={styles.headings}>
          {page.headings.map((heading) => (
            <li key={heading.id}>
              <Link href={`${page.href}#${heading.id}`}>
                <InlineMarkdown source={heading.text} />
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
