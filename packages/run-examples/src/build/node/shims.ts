/**
 * Node modules with a replacement for browsers, and its file in this folder. Each has only
 * the functions that behave the same in a browser.
 */
export const NODE_SHIMS: Readonly<Record<string, string>> = {
  'node:crypto': 'crypto.ts',
  'node:timers/promises': 'timersPromises.ts',
};
