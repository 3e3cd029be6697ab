import type { ReactNode } from 'react';

/** Characters of inline code that stays in one line. */
const SHORT = 30;

/** Inline code of a page. Only long code is broken at the end of a line. */
export function InlineCode({ children }: { children?: ReactNode }) {
  const isShort = typeof children === 'string' && children.length <= SHORT;
  return (
    <code translate="no" data-long={isShort ? undefined : ''}>
      {children}
    </code>
  );
}
