import { createContext, useContext } from 'react';

/** The drawings as markup, where a page is rendered from nothing: socialMarkup.ts has them. */
export const SocialMarkup = createContext('');

/**
 * The drawings of the social links, once in a page, however many links show them. In browsers of
 * the built site they are what the build has written, which React leaves alone.
 */
export function SocialSheet() {
  return (
    <svg
      className="social-sheet"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawings are Rspress' own
      dangerouslySetInnerHTML={{ __html: useContext(SocialMarkup) }}
      suppressHydrationWarning
    />
  );
}
