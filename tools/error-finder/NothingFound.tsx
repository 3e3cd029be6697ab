import { openSearch } from '../../theme/search/openSearch';
import type { ErrorsText } from './errorsText';
import { reportUrl } from './reportUrl';
import { searchTerms } from './searchTerms';

/** What to do with a text that no page explains: search for it, or report it. */
export function NothingFound({ pasted, text }: { pasted: string; text: ErrorsText }) {
  const query = searchTerms(pasted);
  return (
    <div className="error-finder-nothing">
      {query === '' ? null : (
        <button
          type="button"
          className="button"
          aria-haspopup="dialog"
          onClick={() => openSearch(query)}
        >
          {text.search(query)}
        </button>
      )}
      <a
        className="button"
        data-look="alt"
        href={reportUrl(pasted, query, text)}
        target="_blank"
        rel="noreferrer"
      >
        {text.report}
      </a>
      <p>{text.reportHint}</p>
    </div>
  );
}
