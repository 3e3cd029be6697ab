import { Children, type ComponentProps, createContext } from 'react';
import { usePageStyle } from 'static-pages';
import stylesheet from './tableMarks.css?url';

/** A table that scrolls horizontally if it's too wide, by keyboard too (behaviors/overflows.ts). */
export function ScrollableTable(props: ComponentProps<'table'>) {
  return (
    <div className="table-region">
      <table {...props} />
    </div>
  );
}

/** The characters that a cell can begin with to show support: full, partial, or none. */
const MARKS: Readonly<Record<string, string>> = { '✓': 'yes', '◐': 'part', '✗': 'no' };

/** Whether inline code is in a cell with a mark, which is narrow. */
export const InMarkedCell = createContext(false);

/** A cell of a table. A `✓`, `◐`, or `✗` at its start is drawn as a colored mark. */
export function TableCell({ children, ...props }: ComponentProps<'td'>) {
  const [first, ...others] = Children.toArray(children);
  const text = typeof first === 'string' ? first : '';
  if (!isMark(text.charAt(0))) return <td {...props}>{children}</td>;
  return (
    <td {...props}>
      <TableMark character={text.charAt(0)} />
      {text.slice(1)}
      <InMarkedCell value={true}>{others}</InMarkedCell>
    </td>
  );
}

/** Whether a React node is one of the characters in `MARKS`. */
export function isMark(node: unknown): node is string {
  return typeof node === 'string' && Object.hasOwn(MARKS, node);
}

/** One of the characters in `MARKS`, drawn by the stylesheet. */
export function TableMark({ character }: { character: string }) {
  usePageStyle(stylesheet);
  return (
    <span className="table-mark" data-mark={MARKS[character]}>
      {character}
    </span>
  );
}

/** A header cell. An empty one, in a table's corner for example, is rendered as a plain cell. */
export function TableHeader({ children, ...props }: ComponentProps<'th'>) {
  return children ? <th {...props}>{children}</th> : <td {...props} />;
}
