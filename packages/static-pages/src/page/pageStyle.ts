import { createContext, useContext, useEffect } from 'react';
import { addStylesheet } from '../load/addStylesheet';

/** Marks stylesheets in the head that belong to one page, not to the site. */
export const PAGE_STYLE = 'data-page-style';

/** Collects the URLs of stylesheets while a page is rendered on the server. */
export const PageStyleContext = createContext<((href: string) => void) | undefined>(undefined);

/**
 * Adds a stylesheet to the head of the pages that use it, so that their HTML has its final look before
 * scripts are loaded. Navigation to such a page waits for the stylesheet (`fetchPage`). This is for
 * components in static parts, which browsers render only in development.
 */
export function usePageStyle(href: string): void {
  useContext(PageStyleContext)?.(href);
  useEffect(() => {
    addStylesheet(href).catch(console.error);
  }, [href]);
}
