import type { ReactNode } from 'react';
import { isMark, TableMark } from './Table';

/** Characters of inline code that stays in one line. */
const SHORT = 30;

/**
 * Inline code of a page. Only long code is broken at the end of a line. A mark of tables, such as `◐`,
 * looks as it does there.
 */
export function InlineCode({ children }: { children?: ReactNode }) {
  if (isMark(children)) return <TableMark character={children} />;
  const isShort = typeof children === 'string' && children.length <= SHORT;
  return (
    <code translate="no" data-long={isShort ? undefined : ''}>
      {children}
    </code>
  );
}
