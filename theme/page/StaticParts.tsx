import { createContext, useContext } from 'react';
import type { StaticParts } from './loadedPage';

export const StaticPartsContext = createContext<StaticParts>({
  sidebar: null,
  outline: null,
  body: null,
  end: null,
});

/** The page's content: prerendered HTML, or the page's module in development. */
export function PageBody() {
  return useContext(StaticPartsContext).body;
}

export function PageSidebar() {
  return useContext(StaticPartsContext).sidebar;
}

export function PageOutline() {
  return useContext(StaticPartsContext).outline;
}

export function PageEnd() {
  return useContext(StaticPartsContext).end;
}
