import type { ComponentProps } from 'react';

/** A header cell. An empty one, in a table's corner for example, is rendered as a plain cell. */
export function TableHeader({ children, ...props }: ComponentProps<'th'>) {
  return children ? <th {...props}>{children}</th> : <td {...props} />;
}
