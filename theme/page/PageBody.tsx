import { createContext, type ReactNode, useContext } from 'react';

export const PageBodyContext = createContext<ReactNode>(null);

/** The text of the page: HTML that the build has written, or what a module renders. */
export function PageBody() {
  return useContext(PageBodyContext);
}
