import type { ReactNode } from 'react';
import type { ProseText } from '../i18n/text/proseText';
import { useProseText } from '../i18n/useProseText';
import { Drawing } from '../ui/icons/Icon';
import * as styles from './Callout.module.css';

export interface CalloutProps {
  type: keyof ProseText['callout'];
  title?: string;
  children: ReactNode;
}

/** The icons: the logo's shape around a sign for the type. Browsers get them as HTML. */
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

/** A callout: `:::tip`, `:::warning Title`, and so on. */
export function Callout({ type, title, children }: CalloutProps) {
  const text = useProseText();
  const typeName = text.callout[type];
  // Rspress gives callouts without a title the English name of their type.
  const customTitle = title?.toLowerCase() === type ? undefined : title;
  if (type === 'details') {
    return (
      <details className={styles.callout} data-type={type}>
        <summary className={styles.title}>{customTitle ?? typeName}</summary>
        {children}
      </details>
    );
  }
  const heading = customTitle === undefined ? typeName : text.calloutTitle(typeName, customTitle);
  return (
    // Not a landmark, which needs a unique name: two callouts on a page can have the same title.
    <aside className={styles.callout} data-type={type} role="note" aria-label={heading}>
      <p className={styles.title}>
        <Drawing path={HEXAGON + (SIGNS[type] ?? LETTER_I)} />
        {heading}
      </p>
      {children}
    </aside>
  );
}
