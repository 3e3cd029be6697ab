import { useFrontmatter, usePage } from '@rspress/core/runtime';
import { isNamedPage } from '../../content/navigation/sidebarTree';
import { useText } from '../i18n/useText';
import { Link } from '../navigation/link/Link';
import { useCurrentPage } from '../page/currentPage';
import { useOriginalLanguage } from '../translation/useOriginalLanguage';
import { CopyMarkdown } from './CopyMarkdown';
import { OpenInAssistant } from './OpenInAssistant';
import * as styles from './PageHeader.module.css';

/** The breadcrumbs, the title, and the tools for the whole page. */
export function PageHeader() {
  const { page } = usePage();
  const { frontmatter } = useFrontmatter();
  const text = useText();
  const original = useOriginalLanguage();
  const fallback = frontmatter.overview === true ? text.overviewTitle : '';
  const title = (frontmatter.title ?? page.title) || fallback;
  return (
    <header className={styles.header}>
      <Breadcrumbs />
      {/* Keyed by page: screen readers announce the focus only if it moves to a new element. */}
      <h1 key={`title of ${page.routePath}`} className={styles.title} lang={original} tabIndex={-1}>
        {isNamedPage({ text: title, href: page.routePath }) ? (
          <code translate="no">{title}</code>
        ) : (
          title
        )}
      </h1>
      <div key={page.routePath} className={styles.tools} data-needs-js>
        <CopyMarkdown />
        <OpenInAssistant />
      </div>
    </header>
  );
}

/** The section that the page is in, and its groups in the sidebar. */
function Breadcrumbs() {
  const { breadcrumbs } = useText();
  const { crumbs } = useCurrentPage();
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label={breadcrumbs}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ text, href }) => (
          <li key={text}>{href === undefined ? text : <Link href={href}>{text}</Link>}</li>
        ))}
      </ol>
    </nav>
  );
}
