import { createHash } from 'node:crypto';

/** What a quoted value in a tag contains isn't markup. */
const ATTRIBUTES = /(?:"[^"]*"|'[^']*'|[^>"'])*/.source;

/** A comment, an element whose text isn't markup, or a tag of another element. */
const MARKUP = new RegExp(
  `<!--[\\s\\S]*?-->|<(script|style|textarea|title|iframe)\\b(${ATTRIBUTES})>([\\s\\S]*?)</\\1\\s*>|<[a-z]${ATTRIBUTES}>`,
  'gi',
);

/** The Content-Security-Policy hash sources of a page's inline scripts, in document order. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(MARKUP)].flatMap(([, name, attributes = '', text = '']) => {
    // Structured data isn’t executed, and files are allowed by their origin.
    const isOther = /\stype="[^"]*json/.test(attributes) || /\ssrc=/.test(attributes);
    return name?.toLowerCase() === 'script' && !isOther ? [text] : [];
  });
  return [...new Set(scripts.map(sourceOf))];
}

/** The Content-Security-Policy hash source of a script or stylesheet. */
export function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
