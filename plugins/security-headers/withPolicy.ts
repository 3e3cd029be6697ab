import { insertAfterCharset } from '../rspress/insertAfterCharset.ts';

/** Adds the policy to a page in a `<meta>` element, which doesn't apply to anything before it. */
export function withPolicy(html: string, policy: string, file: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return insertAfterCharset(html, 'the security policy', meta, file);
}
