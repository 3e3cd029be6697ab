/** A page, and where `id` is not empty a heading on it. Both are as readers see them: decoded. */
export interface Address {
  /** From the root of the site, without language and extension: `/config/test/bail`. */
  readonly route: string;
  readonly id: string;
}

/** `/config/test/bail#example` in its two parts. */
export function parseAddress(text: string): Address {
  const at = text.indexOf('#');
  return at < 0 ? { route: text, id: '' } : { route: text.slice(0, at), id: text.slice(at + 1) };
}

export function formatAddress({ route, id }: Address): string {
  return id === '' ? route : `${route}#${id}`;
}

/** What keeps a text from being an address as the lists hold it, and what to do. */
export function addressFault(text: string): string | undefined {
  if (!text.startsWith('/')) return `${text} must begin with /, from the root of the site`;
  const { route, id } = parseAddress(text);
  const language = /^\/(?:en|zh)(?=\/|$)/.exec(route)?.[0];
  if (language) return `${text}: leave out ${language}, an address is that of all languages`;
  const extension = /\.(?:html|mdx?)$/.exec(route)?.[0];
  if (extension) return `${text}: leave out ${extension}`;
  if (!/^(?:\/[\w.-]+)*\/?$/.test(route)) {
    return `${text}: a page's path has letters, digits, "-", "_" and "." between single slashes`;
  }
  if (text.includes('#') && id === '') return `${text}: name the heading after #, or leave out #`;
  if (/%[\dA-Fa-f]{2}/.test(id)) return `${text}: write the id as it is read, without %`;
  return undefined;
}
