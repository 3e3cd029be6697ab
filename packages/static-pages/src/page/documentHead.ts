import { createContext, useContext, useEffect } from 'react';

/** Head tags that a theme writes in the build. */
export interface HeadTags {
  lang: string;
  title: string;
  description: string;
  /** The canonical URL. A page without one is also marked `noindex`. */
  canonical?: string;
}

/** Collects the tags while a page is rendered on the server. */
export const HeadContext = createContext<((tags: HeadTags) => void) | undefined>(undefined);

/** Writes the tags on the server; in development, keeps the title up to date. */
export function useDocumentHead(tags: HeadTags): void {
  const { title } = tags;
  useContext(HeadContext)?.(tags);
  useEffect(() => {
    if (document.title !== title) document.title = title;
  }, [title]);
}
