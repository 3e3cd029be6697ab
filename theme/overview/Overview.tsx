import { useId } from 'react';
import { useProseText } from '../i18n/useProseText';
import { FilterInput } from '../ui/filter/FilterInput';
import { FilterStatus } from '../ui/filter/FilterStatus';
import * as styles from './Overview.module.css';
import { PageCard } from './PageCard';
import { useOverviewGroups } from './useOverviewGroups';

/** A filter (theme/filter) and, below it, every page of the section with its headings. */
export function Overview() {
  const text = useProseText();
  const input = useId();
  return (
    <div data-overview>
      <search className={styles.filter} data-needs-js>
        <label htmlFor={input}>{text.overviewFilter}</label>
        <FilterInput id={input} placeholder={text.overviewPlaceholder} />
      </search>
      <FilterStatus className={styles.empty} />
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
    </div>
  );
}
