import { useId, useMemo, useState } from 'react';
import { useText } from '../language/useText';
import { Link } from '../link/Link';
import { InlineMarkdown } from '../prose/InlineMarkdown';
import styles from './Overview.module.css';
import { filterOverview, type OverviewPage } from './overviewGroups';
import { useOverviewGroups } from './useOverviewGroups';

/** A filter box and, below it, every page of the section with its headings. */
export function Overview() {
  const text = useText();
  const input = useId();
  const groups = useOverviewGroups();
  const [query, setQuery] = useState('');
  const filtered = useMemo(() => filterOverview(groups, query), [groups, query]);
  const count = filtered.reduce((sum, group) => sum + group.pages.length, 0);
  return (
    <>
      <search className={styles.filter} data-needs-js>
        <label htmlFor={input}>{text.overviewFilter}</label>
        <input
          id={input}
          type="search"
          value={query}
          placeholder={text.overviewPlaceholder}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setQuery(event.target.value)}
        />
      </search>
      <p className="visually-hidden" role="status">
        {query === '' || count === 0 ? '' : text.overviewCount(count)}
      </p>
      {filtered.map((group) => (
        <section key={group.pages[0]?.href} className={styles.group}>
          {group.name === '' ? null : <h2>{group.name}</h2>}
          <ul className={styles.pages}>
            {group.pages.map((page) => (
              <li key={page.href} className={styles.page}>
                <PageCard page={page} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {filtered.length === 0 ? (
        <p className={styles.empty} role="status">
          {text.overviewNoMatch(query)}
        </p>
      ) : null}
    </>
  );
}

function PageCard({ page }: { page: OverviewPage }) {
  return (
    <>
      <Link className={styles.pageLink} href={page.href}>
        {page.text}
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
    </>
  );
}
