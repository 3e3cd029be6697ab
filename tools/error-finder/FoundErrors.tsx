import { RoutedLink } from 'static-pages';
import type { Language } from '../../content/languages';
import { localizedPath } from '../../content/routes/localizedPath';
import { HighlightedCode } from '../../theme/prose/HighlightedCode';
import { InlineMarkdown } from '../../theme/prose/InlineMarkdown';
import { ERRORS_TEXT } from './errorsText';
import type { FoundError } from './findErrors';

interface FoundErrorsProps {
  found: readonly FoundError[];
  language: Language;
}

/** The explanations of messages in a pasted text, best match first. */
export function FoundErrors({ found, language }: FoundErrorsProps) {
  const text = ERRORS_TEXT[language];
  return (
    <ol className="error-finder-results">
      {found.map(({ entry, message, isSimilar }) => (
        <li key={`${entry.url} ${entry.text}`}>
          {isSimilar ? <span className="error-finder-similar">{text.similar}</span> : null}
          <code translate="no">{message}</code>
          <p>
            <InlineMarkdown source={entry.text} />
          </p>
          {entry.fix ? (
            <>
              <p>
                <InlineMarkdown source={entry.fix.intro} />
              </p>
              <pre translate="no">
                <HighlightedCode code={entry.fix.code} />
              </pre>
            </>
          ) : null}
          <RoutedLink href={localizedPath(entry.url, language)}>
            <InlineMarkdown source={text.read(text.place(entry.page, entry.section))} />
          </RoutedLink>
        </li>
      ))}
    </ol>
  );
}
