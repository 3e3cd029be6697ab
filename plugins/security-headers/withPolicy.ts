/**
 * Inserts the policy in a `<meta>` element right after the charset, because it doesn't apply to
 * anything before it. Throws if the page has no charset element.
 */
export function withPolicy(html: string, policy: string, file: string): string {
  const charset = /<meta charset="?utf-8"?\s*\/?>/i.exec(html);
  if (!charset) {
    throw new Error(`${file}: no <meta charset="utf-8"> to put the security policy after`);
  }
  const end = charset.index + charset[0].length;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return `${html.slice(0, end)}\n${meta}${html.slice(end)}`;
}
