import { memo } from 'react';
import { Link } from '../link/Link';
import { InlineMarkdown } from '../prose/InlineMarkdown';
import styles from './Overview.module.css';
import type { OverviewHeading, OverviewPage } from './overviewGroups';

interface Props {
  page: OverviewPage;
  /** Those of its headings that are shown; nothing where the page itself is not. */
  headings: readonly OverviewHeading[] | undefined;
}

/** A page in an overview. It is rendered anew only where a filter leaves something else of it. */
export const PageCard = memo(function PageCard({ page, headings }: Props) {
  return (
    <li className={styles.page} hidden={headings === undefined}>
      <Link className={styles.pageLink} href={page.href}>
        {page.text}
      </Link>
      {page.description ? <p className={styles.description}>{page.description}</p> : null}
      {page.headings.length > 0 ? (
        <ul className={styles.headings}>
          {page.headings.map((heading) => (
            <li key={heading.id} hidden={headings?.includes(heading) === false}>
              <Link href={`${page.href}#${heading.id}`}>
                <InlineMarkdown source={heading.text} />
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
});
