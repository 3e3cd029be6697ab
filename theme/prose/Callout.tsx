import type { ReactNode } from 'react';
import { useText } from '../language/useText';
import type { Text } from '../text';
import styles from './Callout.module.css';

export interface CalloutProps {
  type: keyof Text['callout'];
  title?: string;
  children: ReactNode;
}

/** A remark set apart from the text: `:::tip`, `:::warning Title`, and the like. */
export function Callout({ type, title, children }: CalloutProps) {
  const text = useText();
  const heading = title ?? text.callout[type];
  if (type === 'details') {
    return (
      <details className={styles.callout} data-type={type}>
        <summary className={styles.title}>{heading}</summary>
        {children}
      </details>
    );
  }
  return (
    <aside className={styles.callout} data-type={type} aria-label={heading}>
      <p className={styles.title}>{heading}</p>
      {children}
    </aside>
  );
}
