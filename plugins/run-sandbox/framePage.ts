import { sourceOf } from '../security-headers/inlineScripts.ts';

/**
 * The sandbox's document. Its policy lets no request out: scripts come from what the page hands in,
 * images and styles from the example's own text. Workers inherit it. Rstest reads snapshot files by
 * `new Function`; for code that is the example's anyway, that opens nothing.
 */
export function framePage(script: string): string {
  const policy = [
    "default-src 'none'",
    `script-src ${sourceOf(script)} blob: 'unsafe-eval'`,
    'worker-src blob:',
    "style-src 'unsafe-inline' data: blob:",
    'img-src data: blob:',
    'font-src data: blob:',
    'media-src data: blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return [
    '<!DOCTYPE html><html><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta http-equiv="x-dns-prefetch-control" content="off">',
    '<meta name="robots" content="noindex">',
    `<title>Sandbox</title><script>${script}</script></head><body></body></html>`,
  ].join('');
}
