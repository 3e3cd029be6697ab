import { createContext, useContext } from 'react';
import { useTrustedHtml } from '../ui/html/useTrustedHtml';

/** The icons as markup, for pages that aren't hydrated; see app/parts.tsx. */
export const SocialMarkup = createContext('');

/**
 * The icons of the social links as SVG symbols, once per page. In the built site they're part of the
 * HTML, and React doesn't touch them.
 */
export function SocialSheet() {
  const html = useTrustedHtml(useContext(SocialMarkup));
  return (
    <svg
      className="social-sheet"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the icons are Rspress' own
      dangerouslySetInnerHTML={html}
      suppressHydrationWarning
    />
  );
}
