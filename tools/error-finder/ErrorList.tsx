import english from 'virtual-errors-en';
import chinese from 'virtual-errors-zh';
import { localizedPath } from '../../content/routes/localizedPath';
import { useLanguage } from '../../theme/i18n/useLanguage';
import { Link } from '../../theme/navigation/link/Link';
import { InlineCode } from '../../theme/prose/InlineCode';
import { InlineMarkdown } from '../../theme/prose/InlineMarkdown';
import { ERRORS_TEXT } from './errorsText';
import { sectionsOf } from './sectionsOf';

/**
 * All explained messages, by section. A `nav`, so that search finds the sections rather than this
 * list of them.
 */
export function ErrorList() {
  const language = useLanguage();
  const { entries } = language === 'zh' ? chinese : english;
  return (
    <nav aria-label={ERRORS_TEXT[language].all}>
      <ul>
        {sectionsOf(entries).map(({ url, section, page, messages }) => (
          <li key={url}>
            <Link href={localizedPath(url, language)}>
              <InlineMarkdown source={ERRORS_TEXT[language].read(section, page)} />
            </Link>
            <ul>
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
