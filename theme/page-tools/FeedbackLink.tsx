import { usePage, withBase, withSiteOrigin } from '@rspress/core/runtime';
import { useContext } from 'react';
import { useText } from '../i18n/useText';
import { Link } from '../navigation/link/Link';
import { ActiveHeading } from '../outline/ActiveHeadingProvider';
import { useFreshness } from '../page/useFreshness';
import { feedbackUrl } from './feedbackUrl';

/** Opens an issue that names the page, the heading that the reader is below, and the version. */
export function FeedbackLink() {
  const { page } = usePage();
  const text = useText();
  const heading = useContext(ActiveHeading);
  const version = useFreshness()?.rstest;
  const url = withSiteOrigin(withBase(page.routePath));
  const about = [heading ? `${url}#${heading}` : url, ...(version ? [`Rstest ${version}`] : [])];
  return <Link href={feedbackUrl(text.feedbackTitle(page.title), about)}>{text.feedback}</Link>;
}
