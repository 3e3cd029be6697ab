import { type KeyboardEvent, useDeferredValue, useId, useMemo } from 'react';
import { useText } from '../i18n/useText';
import { navigateTo } from '../navigation/link/navigateTo';
import { pagePath } from '../navigation/link/pagePath';
import styles from './Overview.module.css';
import { bestMatch, filterOverview } from './overviewGroups';
import { PageCard } from './PageCard';
import { useFilterText } from './useFilterText';
import { useOverviewGroups } from './useOverviewGroups';

/**
 * A filter and, below it, every page of the section with its headings. Pages that don't match are
 * hidden rather than unmounted: mounting them again would take longer than a frame per key.
 */
export function Overview() {
  const text = useText();
  const input = useId();
  const groups = useOverviewGroups();
  const [typed, setTyped] = useFilterText();
  // Deferred, so that the input keeps up with typing.
  const query = useDeferredValue(typed);
  const shown = useMemo(() => filterOverview(groups, query), [groups, query]);
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method is composing, Enter ends the composition.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const href = bestMatch(filterOverview(groups, typed), typed);
    if (href !== undefined) void navigateTo(pagePath(href));
  };
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
          onKeyDown={onKeyDown}
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
