import { createHash } from 'node:crypto';

/**
 * The sandbox's document, which only runs its own script. Its workers inherit the policy:
 * they run code that the page passes to them or that they create from it, and can't send
 * requests. Rstest reads snapshot files with `new Function`, which examples can use, too.
 */
export function framePage(script: string): string {
  const policy = [
    "default-src 'none'",
    `script-src ${hashSource(script)} blob: 'unsafe-eval'`,
    'worker-src blob:',
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

/** The hash source of a script for a Content-Security-Policy. */
function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
