import { Children, isValidElement, type ReactNode } from 'react';

export interface RowParts {
  icon: ReactNode;
  /** Buttons of a saved search; an arrow of a result. */
  action: ReactNode;
}

/** The parts of a DocSearch row that are kept. The text is dropped: DocSearch renders it as HTML. */
export function rowParts(row: ReactNode): RowParts {
  if (!isValidElement<{ children?: ReactNode }>(row)) return { icon: null, action: null };
  const parts = Children.toArray(row.props.children);
  return { icon: parts[0], action: parts.length > 1 ? parts.at(-1) : null };
}
