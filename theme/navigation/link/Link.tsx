import type { ComponentProps } from 'react';
import { RoutedLink } from 'static-pages';
import { useText } from '../../i18n/useText';

/** A link. If it opens in a new tab, hidden text says so, unless the link has a label. */
export function Link(props: ComponentProps<'a'>) {
  const hint = props['aria-label'] === undefined ? <NewTabHint /> : null;
  return <RoutedLink {...props} newTabHint={hint} />;
}

/** A separate component because it uses hooks, which the hundreds of other links don't need. */
function NewTabHint() {
  const text = useText();
  return <span className="visually-hidden">{` (${text.newTab})`}</span>;
}
