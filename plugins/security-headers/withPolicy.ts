/**
 * A page with its policy in a `<meta>`, right after the character set: what stands before it would
 * not be held to it. Throws when the page has no such place.
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
