import { createHash } from 'node:crypto';

/**
 * The sandbox's document, in which nothing but its own script runs. Its workers inherit the policy:
 * they run what the page hands them and what they make of it themselves, and no request leaves
 * them. Rstest reads snapshot files by `new Function`; examples may use it, too.
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

/** How a Content-Security-Policy names a script by its content. */
function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
