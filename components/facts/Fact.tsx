import type { ReactNode } from 'react';
import type { Since } from '../../content/facts/pageFacts';
import { minorOf, releasePath } from '../../content/routes/releasePath';
import { useLocalizedPath } from '../../theme/i18n/paths';
import { useProseText } from '../../theme/i18n/useProseText';
import { Link } from '../../theme/navigation/link/Link';
import * as styles from './Facts.module.css';

/** One row of a list of facts. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/**
 * The version that something was added in, with a link to its release; "or earlier" for the oldest
 * recorded version.
 */
export function AddedIn({ since }: { since: Since }) {
  const text = useProseText();
  const localized = useLocalizedPath();
  const version = since.orEarlier ? text.orEarlier(since.version) : since.version;
  return <Link href={localized(releasePath(minorOf(since.version)))}>{version}</Link>;
}
