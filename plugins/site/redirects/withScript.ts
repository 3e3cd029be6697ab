/**
 * Inserts a script before all others, so that they see the URL after a redirect. Throws if the page
 * has no charset element.
 */
export function withScript(html: string, script: string, file: string): string {
  const charset = /<meta charset="?utf-8"?\s*\/?>/i.exec(html);
  if (!charset) throw new Error(`${file}: no <meta charset="utf-8"> to put a script after`);
  const end = charset.index + charset[0].length;
  return `${html.slice(0, end)}\n${script}${html.slice(end)}`;
}
