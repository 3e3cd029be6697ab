import type { ReactNode } from 'react';
import type { ProseText } from '../i18n/text/proseText';
import { useProseText } from '../i18n/useProseText';
import * as styles from './Callout.module.css';

export interface CalloutProps {
  type: keyof ProseText['callout'];
  title?: string;
  children: ReactNode;
}

/** The logo's shape with one sign for each degree. Only in the HTML of pages, and so not among the icons that scripts draw. */
const HEXAGON = 'M12 2.5 20.5 7.25v9.5L12 21.5l-8.5-4.75v-9.5z';
const LETTER_I = 'M12 11v5m0-8.5v.01';
const CHECK = 'M8.5 12.25l2.5 2.5 4.5-5.25';
const EXCLAMATION = 'M12 7.5v5.5m0 3.25v.01';
const CROSS = 'M9.25 9.25l5.5 5.5m0-5.5-5.5 5.5';

const SIGNS: Readonly<Partial<Record<CalloutProps['type'], string>>> = {
  tip: CHECK,
  important: EXCLAMATION,
  warning: EXCLAMATION,
  caution: EXCLAMATION,
  danger: CROSS,
};

/** The titles that Rspress gives to callouts without one: their type in English. */
function isTypeName(title: string, type: string): boolean {
  return title.toLowerCase() === type;
}

/** A callout: `:::tip`, `:::warning Title`, and so on. */
export function Callout({ type, title, children }: CalloutProps) {
  const text = useProseText();
  const word = text.callout[type];
  const customTitle = title === undefined || isTypeName(title, type) ? undefined : title;
  if (type === 'details') {
    return (
      <details className={styles.callout} data-type={type}>
        <summary className={styles.title}>{customTitle ?? word}</summary>
        {children}
      </details>
    );
  }
  const heading = customTitle === undefined ? word : text.calloutTitle(word, customTitle);
  return (
    // A note, not a landmark: two callouts of a page can have the same title.
    <aside className={styles.callout} data-type={type} role="note" aria-label={heading}>
      <p className={styles.title}>
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d={HEXAGON + (SIGNS[type] ?? LETTER_I)} />
        </svg>
        {heading}
      </p>
      {children}
    </aside>
  );
}
