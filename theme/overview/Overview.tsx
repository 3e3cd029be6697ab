import { useDeferredValue, useId, useMemo, useState } from 'react';
import { useText } from '../language/useText';
import styles from './Overview.module.css';
import { filterOverview } from './overviewGroups';
import { PageCard } from './PageCard';
import { useOverviewGroups } from './useOverviewGroups';

/**
 * A filter box and, below it, every page of the section with its headings. What the filter leaves
 * out is hidden and not taken away: making it again would cost each key more than a frame.
 */
export function Overview() {
  const text = useText();
  const input = useId();
  const groups = useOverviewGroups();
  const [typed, setTyped] = useState('');
  // The box itself always keeps up with the typing.
  const query = useDeferredValue(typed);
  const shown = useMemo(() => filterOverview(groups, query), [groups, query]);
  return (
    <>
      <search className={styles.filter} data-needs-js>
        <label htmlFor={input}>{text.overviewFilter}</label>
        <input
          id={input}
          type="search"
          value={typed}
          placeholder={text.overviewPlaceholder}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
      </search>
      <p className="visually-hidden" role="status">
        {query === '' || shown.size === 0 ? '' : text.overviewCount(shown.size)}
      </p>
      {groups.map(({ name, pages }) => (
        <section
          key={pages[0]?.href}
          className={styles.group}
          hidden={!pages.some((page) => shown.has(page))}
        >
          {name === '' ? null : <h2>{name}</h2>}
          <ul className={styles.pages}>
            {pages.map((page) => (
              <PageCard key={page.href} page={page} headings={shown.get(page)} />
            ))}
          </ul>
        </section>
      ))}
      {shown.size === 0 ? (
        <p className={styles.empty} role="status">
          {text.overviewNoMatch(query)}
        </p>
      ) : null}
    </>
  );
}
