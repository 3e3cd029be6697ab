import type { MouseEvent } from 'react';
import { isPlainClick } from 'static-pages/paths';
import { useLocalizedPath } from '../../i18n/useLocalizedPath';
import { Link } from '../../navigation/link/Link';
import { START_PAGES, type StartPage } from '../../settings/startPages';
import { useSearchText } from './useSearchText';

const PAGES = Object.entries(START_PAGES) as [StartPage, string][];

/** Links to pages that most readers need, shown while there are no recent or favorite searches. */
export function StartLinks({ onClose }: { onClose: () => void }) {
  const text = useSearchText();
  const localized = useLocalizedPath();
  // A link to the current page doesn't navigate, which would close the dialog.
  const follow = (event: MouseEvent) => {
    if (isPlainClick(event)) onClose();
  };
  return (
    <nav aria-labelledby="search-start">
      <p className="search-start-title" id="search-start">
        {text.startPages}
      </p>
      <ul>
        {PAGES.map(([name, page]) => (
          <li key={name}>
            <Link className="search-start-link" href={localized(page)} onClick={follow}>
              {text.startPageTitles[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
