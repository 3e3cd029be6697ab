// A virtual DOM brings a `URL` and a `Blob` of its own.
const { Blob: NativeBlob } = globalThis;
const createObjectURL = URL.createObjectURL.bind(URL);

/** The address of a module with this text; for this worker only. */
export function moduleUrl(text: string): string {
  return createObjectURL(new NativeBlob([text], { type: 'text/javascript' }));
}

/** Evaluates a module and returns its exports. */
export function importBlob<Exports>(module: Blob): Promise<Exports> {
  return import(/* webpackIgnore: true */ createObjectURL(module));
}
