import type { ReactNode } from 'react';
import { isMark, TableMark } from './Table';

/** Inline code with at most this many characters isn't broken at the end of a line. */
const MAX_UNBROKEN = 30;

/** Inline code of a page. A table mark in inline code, such as `◐`, looks as in a table. */
export function InlineCode({ children }: { children?: ReactNode }) {
  if (isMark(children)) return <TableMark character={children} />;
  const isShort = typeof children === 'string' && children.length <= MAX_UNBROKEN;
  return (
    <code translate="no" data-long={isShort ? undefined : ''}>
      {children}
    </code>
  );
}
