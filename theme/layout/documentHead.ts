import { createContext, useContext, useEffect, useLayoutEffect } from 'react';

/** Head tags that the browser uses, for bookmarks and sharing for example. */
export interface HeadTags {
  lang: string;
  title: string;
  description: string;
  /** The canonical URL. A page without one is also marked `noindex`. */
  canonical?: string;
}

/** Collects the tags while a page is rendered on the server. */
export const WriteHead = createContext<((tags: HeadTags) => void) | undefined>(undefined);

/** Writes the tags to the head, on the server or in the browser. */
export function useDocumentHead({ lang, title, description, canonical }: HeadTags): void {
  const write = useContext(WriteHead);
  write?.({ lang, title, description, canonical });
  // Before the page is scrolled: line heights depend on the language.
  useLayoutEffect(() => {
    // Setting the same language again would invalidate the styles of the whole page.
    if (document.documentElement.lang !== lang) document.documentElement.lang = lang;
  }, [lang]);
  useEffect(() => {
    if (document.title !== title) document.title = title;
    setTag('meta', 'name', 'description', 'content', description);
    setTag('link', 'rel', 'canonical', 'href', canonical);
    setTag('meta', 'name', 'robots', 'content', canonical === undefined ? 'noindex' : undefined);
  }, [title, description, canonical]);
}

function setTag(tag: string, key: string, name: string, attribute: string, value?: string): void {
  const known = document.head.querySelector(`${tag}[${key}="${name}"]`);
  if (value === undefined) {
    known?.remove();
    return;
  }
  if (known?.getAttribute(attribute) === value) return;
  const element = known ?? document.head.appendChild(document.createElement(tag));
  element.setAttribute(key, name);
  element.setAttribute(attribute, value);
}
