import { useFrontmatter } from '@rspress/core/runtime';
import { Fragment } from 'react';
import type { SinceGroup } from '../plugins/freshness/pageFreshness';
import type { ApiFact } from '../plugins/page-data/frontMatter';
import { useProseText } from '../theme/prose/useProseText';
import { AddedIn } from './AddedIn';
import { Fact } from './Fact';
import styles from './Facts.module.css';
import { useFreshness } from './useFreshness';

/** How the API of the page is imported, from its front matter, and which version it came with. */
export function ApiFacts() {
  const { frontmatter } = useFrontmatter();
  const text = useProseText();
  const groups = useFreshness()?.names ?? [];
  const api = frontmatter.api as ApiFact | undefined;
  if (!api) return null;
  return (
    <dl className={styles.facts} aria-label={text.factsImport}>
      <Fact name={text.factsImport}>
        <code>{`import { ${api.names.join(', ')} } from '${api.from}'`}</code>
      </Fact>
      {groups.length > 0 ? (
        <Fact name={text.factsAddedIn}>
          {groups.map((group, index) => (
            <Group key={group.since.version} group={group} oldest={index === 0} />
          ))}
        </Fact>
      ) : null}
    </dl>
  );
}

/** The oldest group is what the page is mostly about: only the younger ones are named. */
function Group({ group: { since, names }, oldest }: { group: SinceGroup; oldest: boolean }) {
  const { factsSeparators: separators } = useProseText();
  if (oldest) return <AddedIn since={since} />;
  return (
    <>
      {separators.version}
      {names.map((name, index) => (
        <Fragment key={name}>
          {index > 0 ? separators.name : ''}
          <code>{name}</code>
        </Fragment>
      ))}{' '}
      <AddedIn since={since} />
    </>
  );
}
