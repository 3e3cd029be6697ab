import { usePage, withBase, withSiteOrigin } from '@rspress/core/runtime';
import { useProseText } from '../i18n/useProseText';
import { Link } from '../navigation/link/Link';
import { useFreshness } from '../page/useFreshness';
import { feedbackUrl } from './feedbackUrl';

/** Opens an issue that names the page, the heading that the reader is below (feedbackEvents.ts), and the version. */
export function FeedbackLink() {
  const { page } = usePage();
  const text = useProseText();
  const version = useFreshness()?.rstest;
  const url = withSiteOrigin(withBase(page.routePath));
  const about = [url, ...(version ? [`Rstest ${version}`] : [])];
  return (
    <span data-feedback>
      <Link href={feedbackUrl(text.feedbackTitle(page.title), about)}>{text.feedback}</Link>
    </span>
  );
}
