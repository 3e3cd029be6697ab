import { Children, type ComponentProps } from 'react';
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

/** The characters that a cell can begin with to say how far something is supported. */
const MARKS: Readonly<Record<string, string>> = { '✓': 'yes', '◐': 'part', '✗': 'no' };

/** A cell of a table. One that begins with `✓`, `◐`, or `✗` gets a mark that's seen at a glance. */
export function TableCell({ children, ...props }: ComponentProps<'td'>) {
  const [first, ...rest] = Children.toArray(children);
  const text = typeof first === 'string' ? first : '';
  const mark = MARKS[text.charAt(0)];
  if (mark === undefined) return <td {...props}>{children}</td>;
  return (
    <MarkedCell {...props} mark={mark} character={text.charAt(0)}>
      {text.slice(1).replace(/^ /, '\u00a0')}
      {rest}
    </MarkedCell>
  );
}

interface MarkedCellProps extends ComponentProps<'td'> {
  mark: string;
  character: string;
}

function MarkedCell({ mark, character, children, ...props }: MarkedCellProps) {
  usePageStyle(stylesheet);
  return (
    <td {...props}>
      <span className="table-mark" data-mark={mark}>
        {character}
      </span>
      {children}
    </td>
  );
}

/** A header cell. An empty one, in a table's corner for example, is rendered as a plain cell. */
export function TableHeader({ children, ...props }: ComponentProps<'th'>) {
  return children ? <th {...props}>{children}</th> : <td {...props} />;
}
