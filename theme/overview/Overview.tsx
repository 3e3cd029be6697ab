import { useId } from 'react';
import { useProseText } from '../i18n/useProseText';
import * as styles from './Overview.module.css';
import { PageCard } from './PageCard';
import { useOverviewGroups } from './useOverviewGroups';

/** A filter (overviewEvents.ts) and, below it, every page of the section with its headings. */
export function Overview() {
  const text = useProseText();
  const input = useId();
  return (
    <div data-overview>
      <search className={styles.filter} data-needs-js>
        <label htmlFor={input}>{text.overviewFilter}</label>
        <input
          id={input}
          type="search"
          placeholder={text.overviewPlaceholder}
          autoComplete="off"
          spellCheck={false}
        />
      </search>
      <p className="visually-hidden" role="status" data-overview-count />
      {useOverviewGroups().map(({ name, pages }) => (
        <section key={pages[0]?.href} className={styles.group}>
          {name === '' ? null : <h2>{name}</h2>}
          <ul className={styles.pages}>
            {pages.map((page) => (
              <PageCard key={page.href} page={page} />
            ))}
          </ul>
        </section>
      ))}
      <p className={styles.empty} role="status" data-overview-empty hidden />
    </div>
  );
}
