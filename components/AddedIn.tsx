import type { Since } from '../plugins/added-in/addedIn';
import { useProseText } from '../theme/prose/useProseText';

/** The version that something came with; what the oldest one looked at has may be older still. */
export function AddedIn({ since }: { since: Since }) {
  const text = useProseText();
  return since.orEarlier ? text.orEarlier(since.version) : since.version;
}
