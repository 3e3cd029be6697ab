import { Link } from '../link/Link';
import { useProseText } from '../prose/useProseText';
import { Notice } from './Notice';

/**
 * Stands below the heading of a section whose English has changed since it was translated; the
 * build puts it there. `date` is the day of the English that the section follows.
 */
export function StaleNotice({ date, href }: { date: string; href: string }) {
  const text = useProseText();
  return (
    <Notice>
      {text.staleTranslation(date)}{' '}
      <Link href={href} hrefLang="en">
        {text.readOriginal}
      </Link>
    </Notice>
  );
}
