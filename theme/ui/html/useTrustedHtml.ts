import { useMemo } from 'react';
import { trustedHtml } from './trustedHtml';

/** HTML of the build, for `dangerouslySetInnerHTML`: the same object as long as it is the same HTML. */
export function useTrustedHtml(html: string): { __html: string } {
  return useMemo(() => ({ __html: trustedHtml(html) }), [html]);
}
