export type Attributes = Readonly<Record<string, string | undefined>>;

/** An empty element; attributes without a value are left out. */
export function tag(name: 'meta' | 'link', attributes: Attributes): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : ` ${key}="${escapeAttribute(value)}"`,
  );
  return `<${name}${written.join('')}>`;
}

/** A data block: not a script to the browser, so that no policy has to allow it. */
export function jsonBlock(data: unknown): string {
  return `<script type="application/ld+json">${escapeJson(JSON.stringify(data))}</script>`;
}

// `$` too: Rspress puts the tags into its template with `replace`, which reads `$&` and its like.
const ATTRIBUTE: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  '<': '&lt;',
  '>': '&gt;',
  $: '&#36;',
};

function escapeAttribute(text: string): string {
  return text.replace(/[&"<>$]/g, (mark) => ATTRIBUTE[mark] ?? mark);
}

/** The same JSON, without what could end the element, begin a comment, or mean something there. */
function escapeJson(json: string): string {
  return json.replace(/[<>&$\u2028\u2029]/g, (mark) => {
    return `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
