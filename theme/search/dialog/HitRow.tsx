import type { DocSearchModalProps } from '@docsearch/react';
import { withBase } from '@rspress/core/runtime';
import {
  Children,
  type ComponentProps,
  isValidElement,
  type MouseEvent,
  type ReactNode,
  useRef,
} from 'react';
import { navigateTo } from 'static-pages';
import { isPlainClick } from 'static-pages/paths';
import { reportFirstRow } from '../hosted/insights';
import { queryInput } from './queryInput';
import { RowText } from './RowText';
import type { RowHit } from './rowPieces';
import { useRowSemantics } from './useRowSemantics';

type HitRowProps = ComponentProps<NonNullable<DocSearchModalProps['hitComponent']>>;

/** A hit or a saved search: a link to its page with client-side navigation. */
export function HitRow({ hit, children }: HitRowProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const saved = !('_snippetResult' in hit);
  useRowSemantics(link, saved);
  const { icon, action } = rowParts(children);

  const follow = (event: MouseEvent) => {
    reportFirstRow(hit);
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void navigateTo(hit.url);
  };
  // A button that removes its own row must not lose the keyboard focus.
  const keepFocus = (event: MouseEvent) => {
    if (event.detail === 0) queryInput(link.current?.closest('dialog'))?.focus();
  };
  return (
    <div className="search-row">
      <a
        ref={link}
        className="search-row-link"
        href={withBase(hit.url)}
        tabIndex={-1}
        onClick={follow}
      >
        {icon}
        <RowText hit={hit as unknown as RowHit & { url: string }} />
      </a>
      <span className="search-row-actions" onClickCapture={keepFocus}>
        {action}
      </span>
    </div>
  );
}

interface RowParts {
  icon: ReactNode;
  /** Buttons of a saved search; an arrow of a result. */
  action: ReactNode;
}

/** The parts of a DocSearch row that are kept. The text is dropped: DocSearch renders it as HTML. */
function rowParts(row: ReactNode): RowParts {
  if (!isValidElement<{ children?: ReactNode }>(row)) return { icon: null, action: null };
  const parts = Children.toArray(row.props.children);
  return { icon: parts[0], action: parts.length > 1 ? parts.at(-1) : null };
}
