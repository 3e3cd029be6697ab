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
import type { MarkedText } from 'site-search';
import { navigateTo } from 'static-pages';
import { isPlainClick } from 'static-pages/links';
import { plainRow, type RowTexts, resultRow, textPieces } from '../dialog/resultRow';
import { useSearchText } from '../dialog/useSearchText';
import { reportClick } from '../hosted/insights';
import { queryInput } from '../queryInput';
import type { DocSearchRow } from './docSearchRow';
import { useRowSemantics } from './patches';

type HitRowProps = ComponentProps<NonNullable<DocSearchModalProps['hitComponent']>>;

/**
 * The row of a hit or a saved search: a link to its page with client-side navigation, and the icon and
 * buttons of `children`, DocSearch's row.
 */
export function HitRow({ hit, children }: HitRowProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const text = useSearchText();
  // The site's client creates all hits, with `docSearchRow`.
  const { hierarchy, _snippetResult: searchHit } = hit as unknown as DocSearchRow;
  const { lvl0, lvl1, lvl2 } = hierarchy;
  const row = searchHit ? resultRow(searchHit, text) : plainRow(lvl2 ?? lvl1 ?? '', lvl0);
  useRowSemantics(link, searchHit === undefined);

  const follow = (event: MouseEvent) => {
    reportClick(hit);
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void navigateTo(hit.url);
  };
  // A button that removes the row would take the keyboard focus with it.
  const keepFocus = (event: MouseEvent) => {
    const isKeyboard = event.detail === 0;
    if (isKeyboard) queryInput(link.current?.closest('dialog'))?.focus();
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
        <RowText row={row} />
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

/**
 * The two lines of a row: the section's heading with the headings above it, and the section's text. The
 * page isn't named, because it's in the title of the group that the row is in.
 */
function RowText({ row }: { row: RowTexts }) {
  const { title, context, summary, detail } = row;
  return (
    <span className="search-row-text">
      <span className="search-row-title">
        <HighlightedText marked={title} />
        {context ? <span className="search-row-context">{` · ${context}`}</span> : null}
      </span>
      {summary || detail.text ? (
        <span className="search-row-detail">
          {summary ? <span className="search-row-summary">{summary}</span> : null}
          {summary && detail.text ? <span> </span> : null}
          <HighlightedText marked={detail} />
        </span>
      ) : null}
    </span>
  );
}

/** Text with its matches marked. */
function HighlightedText({ marked }: { marked: MarkedText }) {
  return textPieces(marked).map(({ text, match }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity
    match ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
