import type { ReactNode } from 'react';
import type { ProseText } from '../i18n/text/proseText';
import { useProseText } from '../i18n/useProseText';
import * as styles from './Callout.module.css';

export interface CalloutProps {
  type: keyof ProseText['callout'];
  title?: string;
  children: ReactNode;
}

/** One shape for each degree. Only in the HTML of pages, and so not among the icons that scripts draw. */
const BULB =
  'M9 18h6m-5 3h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2.1h5c0-.9.4-1.6 1-2.1A6 6 0 0 0 12 3';
const CIRCLE = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 8v5m0-8.5v.01';
const TRIANGLE = 'M12 4 2.5 20h19zm0 6v4.5m0 2.5v.01';
const OCTAGON = 'M8.5 3h7L21 8.5v7L15.5 21h-7L3 15.5v-7zM12 8v4.5m0 3v.01';

const SHAPES: Readonly<Partial<Record<CalloutProps['type'], string>>> = {
  tip: BULB,
  important: TRIANGLE,
  warning: TRIANGLE,
  caution: TRIANGLE,
  danger: OCTAGON,
};

/** The titles that Rspress gives to callouts without one: their type in English. */
function isTypeName(title: string, type: string): boolean {
  return title.toLowerCase() === type;
}

/** A callout: `:::tip`, `:::warning Title`, and so on. */
export function Callout({ type, title, children }: CalloutProps) {
  const text = useProseText();
  const word = text.callout[type];
  const own = title === undefined || isTypeName(title, type) ? undefined : title;
  if (type === 'details') {
    return (
      <details className={styles.callout} data-type={type}>
        <summary className={styles.title}>{own ?? word}</summary>
        {children}
      </details>
    );
  }
  const heading = own === undefined ? word : text.calloutTitle(word, own);
  return (
    // A note, not a landmark: two callouts of a page can have the same title.
    <aside className={styles.callout} data-type={type} role="note" aria-label={heading}>
      <p className={styles.title}>
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d={SHAPES[type] ?? CIRCLE} />
        </svg>
        {heading}
      </p>
      {children}
    </aside>
  );
}
