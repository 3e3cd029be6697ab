export type ExportsObject = Record<string, unknown>;

/** The exports object of an ES module, marked as bundlers do. */
export function emptyExports(): ExportsObject {
  const exports: ExportsObject = {};
  Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
  Object.defineProperty(exports, '__esModule', { value: true });
  return exports;
}

/** What `import` gets from a module: a module without `export` is also its own default export. */
export function importable(exports: object): object {
  if ('__esModule' in exports || isNamespace(exports)) return exports;
  return new Proxy(Object.create(null) as object, {
    get: (_, name) => (name === 'default' ? exports : Reflect.get(exports, name)),
    has: (_, name) => name === 'default' || name in exports,
    ownKeys: () => [...new Set(['default', ...Reflect.ownKeys(exports)])],
    getOwnPropertyDescriptor: (_, name) =>
      name === 'default' || name in exports
        ? {
            configurable: true,
            enumerable: true,
            value: name === 'default' ? exports : Reflect.get(exports, name),
          }
        : undefined,
  });
}

function isNamespace(exports: object): boolean {
  return Object.prototype.toString.call(exports) === '[object Module]';
}

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
