import type { ComponentProps } from 'react';

/** A header cell; an empty one, as in a table's corner, names nothing and is a plain cell. */
export function TableHeader({ children, ...props }: ComponentProps<'th'>) {
  return children ? <th {...props}>{children}</th> : <td {...props} />;
}
