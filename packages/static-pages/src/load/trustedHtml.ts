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
 * Marks HTML that the build made as trusted, because `innerHTML` and `DOMParser` accept nothing else.
 * Never call it with text from a reader, a URL, or another origin. Returns a new `TrustedHTML` object,
 * which TypeScript treats as a string.
 */
export function trustedHtml(html: string): string {
  return policy?.createHTML(html) ?? html;
}

/** For an element whose content React must not touch. */
export const EMPTY_HTML = { __html: trustedHtml('') };
