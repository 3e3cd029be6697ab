import { feedbackUrl } from '../../theme/page-tools/feedbackUrl';
import { openSearch } from '../../theme/search/openSearch';
import { cleanOutput } from './cleanOutput';
import type { ErrorsText } from './errorsText';
import { searchTerms } from './searchTerms';

/** Longer URLs are refused by GitHub. */
const LONGEST = 1_500;

/** The form for an issue about a message that no page explains, with the beginning of the output. */
export function reportUrl(pasted: string, words: string, text: ErrorsText): string {
  const output = cleanOutput(pasted).trim().slice(0, LONGEST).replaceAll('```', "'''");
  return feedbackUrl(text.issueTitle(words), ['```text', output, '```']);
}

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
