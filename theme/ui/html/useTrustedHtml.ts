import { useMemo } from 'react';
import { trustedHtml } from 'static-pages/load';

/** HTML of the build for `dangerouslySetInnerHTML`, as an object that only changes with the HTML. */
export function useTrustedHtml(html: string): { __html: string } {
  return useMemo(() => ({ __html: trustedHtml(html) }), [html]);
}
