import type { Since } from '../content/freshness';
import { useProseText } from '../theme/i18n/useProseText';

/** The version that something was added in; "or earlier" for the oldest recorded version. */
export function AddedIn({ since }: { since: Since }) {
  const text = useProseText();
  return since.orEarlier ? text.orEarlier(since.version) : since.version;
}
