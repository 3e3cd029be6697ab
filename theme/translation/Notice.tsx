import type { ReactNode } from 'react';
import { useProseText } from '../i18n/useProseText';
import * as styles from './Notice.module.css';

/**
 * A note about the translation, which isn't indexed for search. It's no landmark, because a page can
 * have several and landmarks need unique names.
 */
export function Notice({ children }: { children: ReactNode }) {
  const text = useProseText();
  return (
    <aside className={styles.notice} role="note" aria-label={text.translationNotice} data-notice>
      <p>{children}</p>
    </aside>
  );
}
