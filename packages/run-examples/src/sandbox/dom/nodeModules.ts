/**
 * Replaces every module of Node that happy-dom imports: what a worker has under another
 * name, `buffer` from the package of that name, and nothing that reads files or opens connections.
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

/** As `node:url` has it: empty for what is no domain. */
export function domainToASCII(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return '';
  }
}

/** As `node:net` has it: 4, 6, or 0 for what is no address. */
export function isIP(text: string): 0 | 4 | 6 {
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(text)) return 4;
  return text.includes(':') ? 6 : 0;
}

/** Of `node:vm`. Windows of frames get the globals of JavaScript by it. */
export class Script {
  readonly #code: string;

  constructor(code: string) {
    this.#code = code;
  }

  runInContext(context: object): unknown {
    return Reflect.apply(new Function(this.#code), context, []);
  }
}

/** What is read of the modules' default exports. */
// biome-ignore lint/style/noDefaultExport: Node's modules have one
export default {
  Script,
  createContext: () => {},
  isContext: () => false,
  randomUUID: () => crypto.randomUUID(),
  Transform: globalThis.TransformStream,
  Writable: globalThis.WritableStream,
};
