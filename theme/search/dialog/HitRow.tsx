import type { DocSearchModalProps } from '@docsearch/react';
import { withBase } from '@rspress/core/runtime';
import { type ComponentProps, type MouseEvent, useRef } from 'react';
import { isPlainClick } from '../../navigation/link/linkKind';
import { navigateTo } from '../../navigation/link/navigateTo';
import { reportFirstRow } from '../hosted/insights';
import { queryInput } from './queryInput';
import { RowText } from './RowText';
import { rowParts } from './rowParts';
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
