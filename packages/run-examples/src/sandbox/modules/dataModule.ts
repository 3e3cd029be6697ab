import { type ExportsObject, emptyExports } from './exportsObject.ts';

/**
 * The exports of a file that is no code: JSON by its keys, anything asked for with `?raw` as text;
 * stylesheets have none. Throws where JSON can't be read.
 */
export function dataModule(path: string, code: string, raw: boolean): ExportsObject {
  const exports = emptyExports();
  if (raw || path.endsWith('.svg')) exports.default = code;
  else if (path.endsWith('.json')) {
    const value: unknown = JSON.parse(code);
    exports.default = value;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      for (const [key, entry] of Object.entries(value)) {
        if (key !== 'default') exports[key] = entry;
      }
    }
  }
  return exports;
}
