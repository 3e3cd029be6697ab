import { withBase, withSiteOrigin } from '@rspress/core/runtime';
import { neighbors } from '../../content/navigation/sidebarTree';
import { useProseText } from '../i18n/useProseText';
import { Link } from '../navigation/link/Link';
import { useCurrentPage } from '../page/currentPage';
import { EDIT_BASE, feedbackUrl } from '../settings/project';
import { useSidebarTree } from '../sidebar/useSidebarTree';
import { StaticIcon } from '../ui/icons/StaticIcon';
import * as styles from './PageFooter.module.css';
import { SiteFooter } from './SiteFooter';

/** Edit link, feedback, last update, the Rstest version that the page was checked with, and previous/next links. */
export function PageFooter() {
  const page = useCurrentPage();
  const { freshness } = page;
  const text = useProseText();
  const { entries, isCurrent } = useSidebarTree();
  const { previous, next } = neighbors(entries, isCurrent);
  return (
    <footer className={styles.footer} data-part="footer">
      <p className={styles.source}>
        <Link className={styles.edit} href={`${EDIT_BASE}/${page._relativePath}`}>
          <StaticIcon name="edit" />
          {text.editPage}
        </Link>
        <FeedbackLink />
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
        <nav className={styles.neighbors} aria-label={text.pageNavigation}>
          {previous ? (
            <Link className={styles.neighbor} href={previous.href} rel="prev">
              <span className={styles.way}>
                <StaticIcon name="arrowLeft" />
                {text.previousPage}
              </span>
              {previous.text}
            </Link>
          ) : null}
          {next ? (
            <Link className={styles.neighbor} href={next.href} rel="next" data-way="next">
              <span className={styles.way}>
                {text.nextPage}
                <StaticIcon name="arrowRight" />
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

/** Opens an issue that names the page and the version. */
function FeedbackLink() {
  const { title, routePath, freshness } = useCurrentPage();
  const text = useProseText();
  const url = withSiteOrigin(withBase(routePath));
  const about = [url, ...(freshness ? [`Rstest ${freshness.rstest}`] : [])];
  return <Link href={feedbackUrl(text.feedbackTitle(title), about)}>{text.feedback}</Link>;
}
