import { createHash } from 'node:crypto';

/**
 * Matches scripts, with their attributes and their text. Also matches comments and elements whose text
 * isn't markup, because they can contain text that looks like a script. No parser is needed: the HTML is
 * the build's, and `<` is escaped in its attributes.
 */
const SCRIPTS =
  /<!--[\s\S]*?-->|<(title|style|textarea)\b[\s\S]*?<\/\1\s*>|<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
/** Matches the attributes of scripts in other files, and of structured data, which browsers don't run. */
const NOT_INLINE = /\ssrc\s*=|\stype\s*=\s*["']?[^"'\s]*json/i;

/** The Content-Security-Policy hash sources of a rendered page's inline scripts, in document order. */
export function inlineScriptHashes(html: string): string[] {
  const inline = [...html.matchAll(SCRIPTS)].flatMap(([, , attributes, text]) =>
    text === undefined || NOT_INLINE.test(attributes ?? '') ? [] : [text],
  );
  return [...new Set(inline.map(hashSource))];
}

/** The Content-Security-Policy hash source of a script or stylesheet. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
