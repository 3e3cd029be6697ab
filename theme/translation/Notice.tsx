import type { ReactNode } from 'react';
import { DEFAULT_LANGUAGE } from '../../content/languages';
import { useProseText } from '../i18n/useProseText';
import { Link } from '../navigation/link/Link';
import * as styles from './Notice.module.css';

/**
 * A note about the translation, which isn't indexed for search. It isn't a landmark, because a page can
 * have several notes, and landmarks need unique names.
 */
export function Notice({ children }: { children: ReactNode }) {
  const text = useProseText();
  return (
    <aside className={styles.notice} role="note" aria-label={text.translationNotice} data-notice>
      <p>{children}</p>
    </aside>
  );
}

/**
 * Shown below the heading of a section whose English text has changed since it was translated; the
 * build inserts it. `date` is the date of the English version that was translated (`2026-01-02`).
 */
export function StaleNotice({ date, href }: { date: string; href: string }) {
  const text = useProseText();
  return (
    <Notice>
      {text.staleTranslation(date)}
      <Link href={href} hrefLang={DEFAULT_LANGUAGE}>
        {text.readOriginal}
      </Link>
    </Notice>
  );
}
