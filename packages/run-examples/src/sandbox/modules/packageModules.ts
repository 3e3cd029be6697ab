// Saved here, because the simulated DOM replaces `URL` and `Blob`.
const { Blob: NativeBlob } = globalThis;
const createObjectURL = URL.createObjectURL.bind(URL);

/** A URL of a module with this text, which only works in this worker. */
export function moduleUrl(text: string): string {
  return createObjectURL(new NativeBlob([text], { type: 'text/javascript' }));
}

/** Evaluates a module and returns its exports. */
export function importBlob<Exports>(module: Blob): Promise<Exports> {
  return import(/* webpackIgnore: true */ createObjectURL(module));
}

/** Loads packages from their texts, which are CommonJS and require each other by name. */
export function createPackageLoader(
  texts: Readonly<Record<string, string>>,
): (specifier: string) => object {
  const loaded = new Map<string, object>();
  return function load(specifier) {
    const loadedExports = loaded.get(specifier);
    if (loadedExports) return loadedExports;
    const exports = {};
    loaded.set(specifier, exports);
    new Function('require', 'exports', texts[specifier] ?? '')(load, exports);
    return exports;
  };
}
