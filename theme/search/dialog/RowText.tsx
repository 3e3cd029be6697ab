import { useEffect, useState } from 'react';
import type { MarkedText } from 'site-search';
import { VERSION_TEXT } from '../../i18n/text/versionText';
import { useLanguage } from '../../i18n/useLanguage';
import { STORAGE } from '../../settings/site';
import { readStored } from '../../ui/storage/localStore';
import { loadVersions } from '../../versions/handleVersions';
import { type Row, textPieces } from './resultRow';

type SinceOf = (url: string) => string | undefined;

const unknown: SinceOf = () => undefined;
let loaded: SinceOf = unknown;

/** Returns the version that what a hit is about came with, if it's later than the reader's. */
function useSinceOf(): SinceOf {
  const [sinceOf, setSinceOf] = useState(() => loaded);
  useEffect(() => {
    // Pages of readers who haven't chosen a version don't load the data.
    if (loaded !== unknown || !readStored(STORAGE.version)) return;
    loadVersions().then((versions) => {
      loaded = versions.sinceOf;
      setSinceOf(() => loaded);
    }, console.error);
  }, []);
  return sinceOf;
}

/**
 * A row's two lines: the section's heading with the headings above it, and what the section says.
 * The page is the title of the group that the row is in.
 */
export function RowText({ url, row }: { url: string; row: Row }) {
  const { title, context, summary, detail } = row;
  const since = useSinceOf()(url);
  const { since: sinceText } = VERSION_TEXT[useLanguage()];
  return (
    <span className="search-row-text">
      <span className="search-row-title">
        <HighlightedText marked={title} />
        {context ? <span className="search-row-context">{` · ${context}`}</span> : null}
        {since ? <span className="search-row-context">{` · ${sinceText(since)}`}</span> : null}
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
