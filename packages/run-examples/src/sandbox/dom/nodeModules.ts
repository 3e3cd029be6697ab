/**
 * Replaces all Node modules that happy-dom imports: with what a worker has under another
 * name, with the `buffer` package, and without anything that reads files or opens connections.
 */
import { Buffer } from 'buffer/';

const {
  Blob,
  PerformanceEntry,
  PerformanceObserver,
  ReadableStream,
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
  crypto: webcrypto,
} = globalThis;

export {
  Blob,
  Buffer,
  PerformanceEntry,
  PerformanceObserver,
  ReadableStream,
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
  webcrypto,
};

/** Same as in `node:url`: empty if it isn't a domain. */
export function domainToASCII(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return '';
  }
}

/** Same as in `node:net`: 4, 6, or 0 if it isn't an address. */
export function isIP(text: string): 0 | 4 | 6 {
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(text)) return 4;
  return text.includes(':') ? 6 : 0;
}

/** From `node:vm`. Windows of frames use it to get JavaScript's globals. */
export class Script {
  readonly #code: string;

  constructor(code: string) {
    this.#code = code;
  }

  runInContext(context: object): unknown {
    return Reflect.apply(new Function(this.#code), context, []);
  }
}

/** The members of the modules' default exports that happy-dom uses. */
// biome-ignore lint/style/noDefaultExport: Node's modules have a default export
export default {
  Script,
  createContext: () => {},
  isContext: () => false,
  randomUUID: () => crypto.randomUUID(),
  Transform: globalThis.TransformStream,
  Writable: globalThis.WritableStream,
};
