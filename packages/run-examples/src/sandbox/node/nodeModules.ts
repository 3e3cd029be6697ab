import * as crypto from './crypto.ts';
import * as timersPromises from './timers/promises.ts';

/**
 * Node modules with a replacement for browsers, which is in this folder under the same name. Each has
 * only the functions that behave the same in a browser.
 */
export const NODE_MODULES: Readonly<Record<string, object>> = {
  'node:crypto': crypto,
  'node:timers/promises': timersPromises,
};
