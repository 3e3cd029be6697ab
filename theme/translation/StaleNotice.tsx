import { DEFAULT_LANGUAGE } from '../../content/languages';
import { useProseText } from '../i18n/useProseText';
import { Link } from '../navigation/link/Link';
import { Notice } from './Notice';

/**
 * Shown below the heading of a section whose English text has changed since it was translated; the
 * build inserts it. `date` is the date of the English version that was translated (`2026-01-02`).
 */
export function StaleNotice({ date, href }: { date: string; href: string }) {
  const text = useProseText();
  return (
    <Notice>
      {text.staleTranslation(date)}{' '}
      <Link href={href} hrefLang={DEFAULT_LANGUAGE}>
        {text.readOriginal}
      </Link>
    </Notice>
  );
}
