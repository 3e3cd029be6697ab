export type ExportsObject = Record<string, unknown>;

/** The exports object of an ES module, marked as bundlers do. */
export function emptyExports(): ExportsObject {
  const exports: ExportsObject = {};
  Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
  Object.defineProperty(exports, '__esModule', { value: true });
  return exports;
}

/**
 * The exports of a file that isn't code: the keys of JSON, the text of an image; stylesheets have none.
 * Throws if JSON can't be parsed.
 */
export function dataModule(path: string, code: string): ExportsObject {
  const exports = emptyExports();
  if (path.endsWith('.svg')) exports.default = code;
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
