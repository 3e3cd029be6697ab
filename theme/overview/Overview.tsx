import { useId } from 'react';
import { isNamedPage } from '../../content/navigation/sidebarTree';
import { useProseText } from '../i18n/useProseText';
import { Link } from '../navigation/link/Link';
import { type OverviewPage, useCurrentPage } from '../page/currentPage';
import { InlineMarkdown } from '../prose/InlineMarkdown';
import * as styles from './Overview.module.css';

/** A filter (theme/filter) and, below it, every page of the section with its headings. */
export function Overview() {
  const text = useProseText();
  const { title, below = [] } = useCurrentPage();
  const inputId = useId();
  return (
    <div data-overview>
      <search className={styles.filter} data-needs-js>
        <label htmlFor={inputId}>{text.overviewFilter}</label>
        <input
          id={inputId}
          placeholder={text.overviewPlaceholder}
          type="search"
          // Longer than any entry, but short enough for the status, which repeats the text.
          maxLength={200}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          enterKeyHint="go"
          spellCheck={false}
          data-filter=""
        />
      </search>
      {/* The number of matching pages, for screen readers; visible only if no page matches. */}
      <p className={`visually-hidden ${styles.empty}`} role="status" data-filter-status="" />
      {below.map(({ name, pages }) => (
        <section key={pages[0]?.href} className={styles.group}>
          {name === '' || name === title ? null : <h2>{name}</h2>}
          <ul className={styles.pages}>
            {pages.map((page) => (
              <PageCard key={page.href} page={page} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** A page in an overview. */
function PageCard({ page }: { page: OverviewPage }) {
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
