/**
 * Replaces all Node modules that happy-dom imports: with equivalents in a worker, with the `buffer`
 * package (the slash in the import tells it from Node's module), and without anything that reads files or
 * opens connections.
 */
import { Buffer } from 'buffer/';

export const {
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

export { Buffer };

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
