import type { Since } from '../../content/facts/pageFacts';
import { useLocalizedPath } from '../../theme/i18n/useLocalizedPath';
import { useProseText } from '../../theme/i18n/useProseText';
import { Link } from '../../theme/navigation/link/Link';

/** The section about the reader's version; theme/versions opens the menu of versions instead. */
const YOUR_VERSION = '/guide/releases/#your-version';

/**
 * The version that something was added in; "or earlier" for the oldest recorded version. It leads to
 * the reader's own version.
 */
export function AddedIn({ since }: { since: Since }) {
  const text = useProseText();
  const localized = useLocalizedPath();
  const version = since.orEarlier ? text.orEarlier(since.version) : since.version;
  return <Link href={localized(YOUR_VERSION)}>{version}</Link>;
}
