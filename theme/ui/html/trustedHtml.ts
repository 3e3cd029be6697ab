/** The name by which the Content-Security-Policy allows this file to make HTML. */
export const TRUSTED_TYPES_POLICY = 'site-html';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string },
  ): { createHTML(html: string): string };
}

declare global {
  /** Missing on the server and in browsers without Trusted Types. */
  var trustedTypes: TrustedTypes | undefined;
}

const policy = globalThis.trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, {
  createHTML: (html) => html,
});

/**
 * Marks HTML as made by the build, for `innerHTML` and `DOMParser`, which take no other: never for
 * what a reader, an address or another origin says. A `TrustedHTML`, which TypeScript's DOM takes
 * for the string that it was made of; each call makes another.
 */
export function trustedHtml(html: string): string {
  return policy?.createHTML(html) ?? html;
}

/** What React is given for an element whose content it leaves alone. */
export const EMPTY_HTML = { __html: trustedHtml('') };
