/**
 * Modules of Node that a browser can honestly stand for, and the file beside this one that does.
 * Each has only what means the same there.
 */
export const NODE_STAND_INS: Readonly<Record<string, string>> = {
  'node:crypto': 'crypto.ts',
  'node:timers/promises': 'timersPromises.ts',
};
