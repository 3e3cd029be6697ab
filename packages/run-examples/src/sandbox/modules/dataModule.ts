import { type ExportsObject, emptyExports } from './exportsObject.ts';

/**
 * The exports of a file that isn't code: the keys of JSON, the text of anything with `?raw`;
 * stylesheets have none. Throws if JSON can't be parsed.
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
