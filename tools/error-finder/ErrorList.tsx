import en from 'virtual-errors-en';
import zh from 'virtual-errors-zh';
import type { Language } from '../../content/languages';
import { localizedPath } from '../../content/routes/localizedPath';
import { useLanguage } from '../../theme/i18n/paths';
import { Link } from '../../theme/navigation/link/Link';
import { InlineCode } from '../../theme/prose/InlineCode';
import { InlineMarkdown } from '../../theme/prose/InlineMarkdown';
import type { ErrorEntry } from './errorEntry';
import { ERRORS_TEXT } from './errorsText';

const ENTRIES: Record<Language, readonly ErrorEntry[]> = { en, zh };

/** All explained messages, with links to the sections that explain them. */
export function ErrorList() {
  const language = useLanguage();
  return (
    <nav aria-label={ERRORS_TEXT[language].all} className="error-list">
      <ul className="list">
        {sectionsOf(ENTRIES[language]).map(({ url, section, page, messages }) => (
          <li key={url} className="error-list-section">
            <Link href={localizedPath(url, language)}>
              <InlineMarkdown source={ERRORS_TEXT[language].place(page, section)} />
            </Link>
            <ul className="list">
              {messages.map((message) => (
                <li key={message}>
                  <InlineCode>{message}</InlineCode>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type ErrorSection = Pick<ErrorEntry, 'url' | 'page' | 'section' | 'messages'>;

/** The messages of each section, sorted by URL; a section can have several entries. */
function sectionsOf(entries: readonly ErrorEntry[]): ErrorSection[] {
  const sections = new Map<string, ErrorSection>();
  for (const { url, page, section, messages } of entries) {
    const allMessages = new Set([...(sections.get(url)?.messages ?? []), ...messages]);
    sections.set(url, { url, page, section, messages: [...allMessages] });
  }
  return [...sections.values()].sort((a, b) => (a.url < b.url ? -1 : 1));
}
