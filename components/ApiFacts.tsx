import { useFrontmatter } from '@rspress/core/runtime';
import { Fragment } from 'react';
import type { SinceGroup } from '../content/freshness';
import type { ApiFact } from '../content/front-matter/frontMatter';
import { useProseText } from '../theme/i18n/useProseText';
import { useFreshness } from '../theme/page/useFreshness';
import { AddedIn } from './AddedIn';
import { Fact } from './Fact';
import * as styles from './Facts.module.css';

/** How the page's API is imported, from its front matter, and which version added it. */
export function ApiFacts() {
  const { frontmatter } = useFrontmatter();
  const text = useProseText();
  const groups = useFreshness()?.names ?? [];
  const api = frontmatter.api as ApiFact | undefined;
  if (!api) return null;
  return (
    <dl className={styles.facts} aria-label={text.factsImport}>
      <Fact name={text.factsImport}>
        <code translate="no">{`import { ${api.names.join(', ')} } from '${api.from}'`}</code>
      </Fact>
      {groups.length > 0 ? (
        <Fact name={text.factsAddedIn} chip={groups.length === 1 ? 'named' : undefined}>
          {groups.map((group, index) => (
            <Group key={group.since.version} group={group} oldest={index === 0} />
          ))}
        </Fact>
      ) : null}
    </dl>
  );
}

/** The oldest group is the page's main subject, so only names added later are listed. */
function Group({ group: { since, names }, oldest }: { group: SinceGroup; oldest: boolean }) {
  const { factsSeparators: separators } = useProseText();
  if (oldest) return <AddedIn since={since} />;
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
