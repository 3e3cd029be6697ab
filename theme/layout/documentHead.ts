import { createContext, useContext, useEffect } from 'react';

/** What browsers ask of a document whenever the reader keeps or shares it. */
export interface HeadTags {
  lang: string;
  title: string;
  description: string;
  /** The page's one true address; a page without has no place in a search engine either. */
  canonical?: string;
}

/** Takes the tags while a page is rendered to a file. */
export const WriteHead = createContext<((tags: HeadTags) => void) | undefined>(undefined);

/** Puts the tags into the head: of the file that is written, or of the browser's document. */
export function useDocumentHead({ lang, title, description, canonical }: HeadTags): void {
  const write = useContext(WriteHead);
  write?.({ lang, title, description, canonical });
  useEffect(() => {
    // The same language once more would cost a new look at the whole page.
    if (document.documentElement.lang !== lang) document.documentElement.lang = lang;
    if (document.title !== title) document.title = title;
    setTag('meta', 'name', 'description', 'content', description);
    setTag('link', 'rel', 'canonical', 'href', canonical);
    setTag('meta', 'name', 'robots', 'content', canonical === undefined ? 'noindex' : undefined);
  }, [lang, title, description, canonical]);
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
