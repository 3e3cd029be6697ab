import { usePage } from '@rspress/core/runtime';
import { useFreshness } from '../../components/useFreshness';
import { Icon } from '../icons/Icon';
import { useText } from '../language/useText';
import { Link } from '../link/Link';
import { neighbours } from '../sidebar/sidebarTree';
import { useSidebarTree } from '../sidebar/useSidebarTree';
import { EDIT_BASE } from '../site';
import styles from './PageFooter.module.css';
import { SiteFooter } from './SiteFooter';

/** Where the page comes from, what it was checked with, and the pages before and after it. */
export function PageFooter() {
  const { page } = usePage();
  const text = useText();
  const freshness = useFreshness();
  const { entries, isCurrent } = useSidebarTree();
  const { previous, next } = neighbours(entries, isCurrent);
  return (
    <footer className={styles.footer} data-part="footer">
      <p className={styles.source}>
        <Link className={styles.edit} href={`${EDIT_BASE}/${page._relativePath}`}>
          <Icon name="edit" />
          {text.editPage}
        </Link>
        {page.lastUpdatedTime ? (
          <span>
            {text.lastUpdated} <time dateTime={page.lastUpdatedTime}>{page.lastUpdatedTime}</time>
          </span>
        ) : null}
        {freshness ? (
          <span>
            {freshness.examplesRan
              ? text.examplesRanWith(freshness.rstest)
              : text.factsCheckedWith(freshness.rstest)}
          </span>
        ) : null}
      </p>
      {previous || next ? (
        <nav className={styles.neighbours} aria-label={text.pageNavigation}>
          {previous ? (
            <Link className={styles.neighbour} href={previous.href} rel="prev">
              <span className={styles.way}>
                <Icon name="arrowLeft" />
                {text.previousPage}
              </span>
              {previous.text}
            </Link>
          ) : null}
          {next ? (
            <Link className={styles.neighbour} href={next.href} rel="next" data-way="next">
              <span className={styles.way}>
                {text.nextPage}
                <Icon name="arrowRight" />
              </span>
              {next.text}
            </Link>
          ) : null}
        </nav>
      ) : null}
      <SiteFooter />
    </footer>
  );
}
