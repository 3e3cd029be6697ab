/**
 * Replaces all Node modules that happy-dom imports: with equivalents in a worker, with the `buffer`
 * package, and without anything that reads files or opens connections.
 */
// The slash selects the package rather than Node's module.
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

/** As in `node:url`: empty for an invalid domain. */
export function domainToASCII(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return '';
  }
}

/** Like `isIP` of `node:net`, without checking the range of numbers: 0 if the text isn't an address. */
export function isIP(text: string): 0 | 4 | 6 {
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(text)) return 4;
  return text.includes(':') ? 6 : 0;
}

/** Like `Script` of `node:vm`, with which windows of frames get JavaScript's globals. */
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
