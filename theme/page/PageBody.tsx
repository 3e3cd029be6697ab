import { createContext, type ReactNode, useContext } from 'react';

export const PageBodyContext = createContext<ReactNode>(null);

/** The page's content: prerendered HTML, or the page's module in development. */
export function PageBody() {
  return useContext(PageBodyContext);
}
