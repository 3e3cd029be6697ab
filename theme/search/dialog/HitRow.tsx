import type { DocSearchModalProps } from '@docsearch/react';
import { withBase } from '@rspress/core/runtime';
import { type ComponentProps, type MouseEvent, useRef } from 'react';
import { isPlainClick } from '../../link/linkKind';
import { navigateTo } from '../../link/navigateTo';
import { reportFirstRow } from '../hosted/insights';
import { HighlightedText } from './HighlightedText';
import { queryInput } from './queryInput';
import { rowParts } from './rowParts';
import { type RowHit, rowText } from './rowText';
import { useRowSemantics } from './useRowSemantics';

type HitRowProps = ComponentProps<NonNullable<DocSearchModalProps['hitComponent']>>;

/** A hit or a saved search: a link to its page, which the router follows. */
export function HitRow({ hit, children }: HitRowProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const saved = !('_snippetResult' in hit);
  useRowSemantics(link, saved);
  const { icon, action } = rowParts(children);
  const { title, detail } = rowText(hit as unknown as RowHit);

  const follow = (event: MouseEvent) => {
    reportFirstRow(hit);
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void navigateTo(hit.url);
  };
  // A button that removes its own row must not take the keyboard's focus with it.
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
        <span className="search-row-text">
          <span className="search-row-title">
            <HighlightedText pieces={title} />
          </span>
          {detail.length > 0 ? (
            <span className="search-row-detail">
              <HighlightedText pieces={detail} />
            </span>
          ) : null}
        </span>
      </a>
      <span className="search-row-actions" onClickCapture={keepFocus}>
        {action}
      </span>
    </div>
  );
}
