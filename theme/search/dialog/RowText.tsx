import { OPTION_TEXT } from '../../i18n/text/optionText';
import { VERSION_TEXT } from '../../i18n/text/versionText';
import { useLanguage } from '../../i18n/useLanguage';
import { HighlightedText } from './HighlightedText';
import { type RowHit, rowPieces } from './rowPieces';
import { useSearchText } from './useSearchText';
import { useSinceOf } from './useSinceOf';

/**
 * A row's two lines: the section's heading with the headings above it, and what the section says.
 * The page is the title of the group that the row is in.
 */
export function RowText({ hit }: { hit: RowHit & { url: string } }) {
  const names = OPTION_TEXT[useLanguage()];
  const { title, context, summary, detail } = rowPieces(hit, names, useSearchText());
  const since = useSinceOf()(hit.url);
  const { since: sinceText } = VERSION_TEXT[useLanguage()];
  return (
    <span className="search-row-text">
      <span className="search-row-title">
        <HighlightedText pieces={title} />
        {context ? <span className="search-row-context">{` · ${context}`}</span> : null}
        {since ? <span className="search-row-context">{` · ${sinceText(since)}`}</span> : null}
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
