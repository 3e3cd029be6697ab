import type { ReactNode } from 'react';
import { useText } from '../language/useText';
import styles from './Notice.module.css';

/** A remark on the translation, not on Rstest: the search leaves it out. */
export function Notice({ children }: { children: ReactNode }) {
  const text = useText();
  return (
    <aside className={styles.notice} aria-label={text.translationNotice} data-notice>
      <p>{children}</p>
    </aside>
  );
}
