import { memo } from 'react';
import { Link } from '../navigation/link/Link';
import { InlineMarkdown } from '../prose/InlineMarkdown';
import styles from './Overview.module.css';
import type { OverviewHeading, OverviewPage } from './overviewGroups';

interface Props {
  page: OverviewPage;
  /** The headings that match; undefined if the page itself doesn't. */
  headings: readonly OverviewHeading[] | undefined;
}

/** A page in an overview. Memoized: it re-renders only if the filter changes what it shows. */
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
