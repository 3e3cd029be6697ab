import { escapeHtml } from '../../../content/escapeHtml.ts';

export type Attributes = Readonly<Record<string, string | undefined>>;

/** A void element as HTML. Attributes with an undefined value are left out. */
export function tag(name: 'meta' | 'link', attributes: Attributes): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : ` ${key}="${escapeAttribute(value)}"`,
  );
  return `<${name}${written.join('')}>`;
}

/** A data block. Browsers don't execute it, so the security policy doesn't have to allow it. */
export function jsonBlock(data: unknown): string {
  return `<script type="application/ld+json">${escapeJson(JSON.stringify(data))}</script>`;
}

/** Escapes `$` too: Rspress inserts tags with `String.replace`, where `$&` has a special meaning. */
function escapeAttribute(text: string): string {
  return escapeHtml(text).replaceAll('$', '&#36;');
}

/** Escapes characters that could end the element, start a comment, or be special in `replace`. */
function escapeJson(json: string): string {
  return json.replace(/[<>&$\u2028\u2029]/g, (mark) => {
    return `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
