const TOKENS =
  /(?<string>'[^']*'|"[^"]*")|(?<keyword>\b(?:import|export|default|from|as)\b)|(?<constant>\b(?:true|false)\b)|(?<function>\b\w+(?=\())/g;

/** Code in the highlighter's classes. It's code of our own: strings, a few keywords, and calls. */
export function codeHtml(code: string): string {
  let html = '';
  let end = 0;
  for (const { 0: token, index, groups = {} } of code.matchAll(TOKENS)) {
    const [kind] = Object.entries(groups).find(([, text]) => text !== undefined) ?? [''];
    html += `${escapeText(code.slice(end, index))}<span class="hl-${kind}">${escapeText(token)}</span>`;
    end = index + token.length;
  }
  return html + escapeText(code.slice(end));
}

export function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
}
