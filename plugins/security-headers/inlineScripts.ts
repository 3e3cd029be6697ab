import { createHash } from 'node:crypto';

/**
 * Scripts, with their attributes and their text, and what can contain text that only looks like one:
 * comments and elements whose text isn't markup. In attributes, `<` is escaped.
 */
const SCRIPTS =
  /<!--[\s\S]*?-->|<(title|style|textarea)\b[\s\S]*?<\/\1\s*>|<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
/** Of scripts that have their text elsewhere, and of structured data, which browsers don't run. */
const NOT_INLINE = /\ssrc\s*=|\stype\s*=\s*["']?[^"'\s]*json/i;

/** The Content-Security-Policy hash sources of a rendered page's inline scripts, in document order. */
export function inlineScriptHashes(html: string): string[] {
  const inline = [...html.matchAll(SCRIPTS)].flatMap(([, , attributes, text]) =>
    text === undefined || NOT_INLINE.test(attributes ?? '') ? [] : [text],
  );
  return [...new Set(inline.map(sourceOf))];
}

/** The Content-Security-Policy hash source of a script or stylesheet. */
export function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
