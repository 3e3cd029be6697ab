import { Fragment } from 'react';
import type { SinceGroup } from '../../content/facts/pageFacts';
import { useProseText } from '../../theme/i18n/useProseText';
import { usePageFacts } from '../../theme/page/currentPage';
import { AddedIn, Fact } from './Fact';
import * as styles from './Facts.module.css';

/** How the page's API is imported, and which version added it. */
export function ApiFacts() {
  const text = useProseText();
  const { api } = usePageFacts();
  if (!api) return null;
  return (
    <dl className={styles.facts} aria-label={text.factsImport}>
      <Fact name={text.factsImport}>
        <code translate="no">{`import { ${api.names.join(', ')} } from '${api.from}'`}</code>
      </Fact>
      {api.since.length > 0 ? (
        <Fact name={text.factsAddedIn}>
          {api.since.map((group, index) => (
            <Group key={group.since.version} group={group} isOldest={index === 0} />
          ))}
        </Fact>
      ) : null}
    </dl>
  );
}

/** The oldest group is the page's main subject, so only names added later are listed. */
function Group({ group: { since, names }, isOldest }: { group: SinceGroup; isOldest: boolean }) {
  const { factsSeparators: separators } = useProseText();
  if (isOldest) return <AddedIn since={since} />;
  return (
    <>
      {separators.version}
      {names.map((name, index) => (
        <Fragment key={name}>
          {index > 0 ? separators.name : ''}
          <code translate="no">{name}</code>
        </Fragment>
      ))}{' '}
      <AddedIn since={since} />
    </>
  );
}
