import type { ReactNode } from 'react';
import type { ProseText } from '../text/proseText';
import styles from './Callout.module.css';
import { useProseText } from './useProseText';

export interface CalloutProps {
  type: keyof ProseText['callout'];
  title?: string;
  children: ReactNode;
}

/** The build gives a callout without a title its type's English name. */
function isTypeName(title: string, type: string): boolean {
  return title.toLowerCase() === type;
}

/** A remark set apart from the text: `:::tip`, `:::warning Title`, and the like. */
export function Callout({ type, title, children }: CalloutProps) {
  const text = useProseText();
  const heading = title === undefined || isTypeName(title, type) ? text.callout[type] : title;
  if (type === 'details') {
    return (
      <details className={styles.callout} data-type={type}>
        <summary className={styles.title}>{heading}</summary>
        {children}
      </details>
    );
  }
  return (
    // A note, not a landmark: two remarks of a page may have the same title.
    <aside className={styles.callout} data-type={type} role="note" aria-label={heading}>
      <p className={styles.title}>{heading}</p>
      {children}
    </aside>
  );
}
