import { Fragment, type ReactNode, useContext } from 'react';
import { InMarkedCell, isMark, TableMark } from './Table';

/** Inline code with at most this many characters isn't broken at the end of a line. */
const MAX_UNBROKEN = 30;

/** Names with fewer characters fit in a line of a narrow cell. */
const MIN_BREAKABLE = 14;

const NAME = /^[\w.]+$/;

/** Where a name can be broken: after a dot or an underscore, and before a word in camel case. */
const BREAKS = /(?<=[._])|(?<=[a-z])(?=[A-Z])/;

/** Inline code of a page. A table mark in inline code, such as `◐`, looks as in a table. */
export function InlineCode({ children }: { children?: ReactNode }) {
  const isNarrow = useContext(InMarkedCell);
  if (isMark(children)) return <TableMark character={children} />;
  const isText = typeof children === 'string';
  const isLong = !isText || children.length > MAX_UNBROKEN;
  return (
    <code translate="no" data-long={isLong ? '' : undefined}>
      {isText && (isNarrow || (isLong && NAME.test(children))) ? withBreaks(children) : children}
    </code>
  );
}

function withBreaks(name: string): ReactNode {
  if (name.length < MIN_BREAKABLE) return name;
  return name.split(BREAKS).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
