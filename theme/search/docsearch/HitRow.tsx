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
import { isPlainClick } from '../../navigation/link/linkKind';
import { navigateTo } from '../../navigation/link/navigateTo';
import { RowText } from '../dialog/RowText';
import { plainRow, resultRow } from '../dialog/resultRow';
import { useSearchText } from '../dialog/useSearchText';
import { reportFirstRow } from '../hosted/insights';
import { queryInput } from '../queryInput';
import { useRowSemantics } from './patches';
import type { DocSearchRow } from './savedSearches';

type HitRowProps = ComponentProps<NonNullable<DocSearchModalProps['hitComponent']>>;

/** A hit or a saved search: a link to its page with client-side navigation. */
export function HitRow({ hit, children }: HitRowProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const text = useSearchText();
  const { hierarchy, _snippetResult: found } = hit as unknown as DocSearchRow;
  const { lvl0, lvl1, lvl2 } = hierarchy;
  const row = found ? resultRow(found, text) : plainRow(lvl2 ?? lvl1 ?? '', lvl0);
  useRowSemantics(link, found === undefined);

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
  const { icon, action } = rowParts(children);
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
        <RowText url={hit.url} row={row} />
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
