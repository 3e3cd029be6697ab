import type { TextPiece } from './highlight';
import { type RowHit, rowPieces } from './rowPieces';
import { useSearchText } from './useSearchText';

/**
 * A row's two lines: the section's heading with the headings above it, and what the section says.
 * The page is the title of the group that the row is in.
 */
export function RowText({ hit }: { hit: RowHit & { url: string } }) {
  const { title, context, summary, detail } = rowPieces(hit, useSearchText());
  return (
    <span className="search-row-text">
      <span className="search-row-title">
        <HighlightedText pieces={title} />
        {context ? <span className="search-row-context">{` · ${context}`}</span> : null}
      </span>
      {summary || detail.length > 0 ? (
        <span className="search-row-detail">
          {summary ? <span className="search-row-summary">{summary}</span> : null}
          {summary && detail.length > 0 ? <span> </span> : null}
          <HighlightedText pieces={detail} />
        </span>
      ) : null}
    </span>
  );
}

/** Text with its matches marked. */
function HighlightedText({ pieces }: { pieces: readonly TextPiece[] }) {
  return pieces.map(({ text, match }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity
    match ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
