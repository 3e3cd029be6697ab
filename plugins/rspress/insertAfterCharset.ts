/**
 * Inserts `tag` into the head of a page right after the charset, so that it applies to everything below.
 * Throws an error that mentions `name` and `file` if the page has no charset.
 */
export function insertAfterCharset(html: string, name: string, tag: string, file: string): string {
  const charset = /<meta charset="?utf-8"?\s*\/?>/i.exec(html);
  if (!charset) throw new Error(`${file}: no <meta charset="utf-8"> to put ${name} after`);
  const end = charset.index + charset[0].length;
  return `${html.slice(0, end)}\n${tag}${html.slice(end)}`;
}
