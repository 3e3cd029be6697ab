import type { ReactNode } from 'react';
import { useProseText } from '../prose/useProseText';
import styles from './Notice.module.css';

/**
 * A remark on the translation, not on Rstest: the search leaves it out. Several may stand on a page,
 * so that it is a note and not a landmark, which must have a name of its own.
 */
export function Notice({ children }: { children: ReactNode }) {
  const text = useProseText();
  return (
    <aside className={styles.notice} role="note" aria-label={text.translationNotice} data-notice>
      <p>{children}</p>
    </aside>
  );
}
