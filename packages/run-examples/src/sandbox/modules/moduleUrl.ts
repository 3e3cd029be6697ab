// The simulated DOM has its own `URL` and `Blob`.
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
