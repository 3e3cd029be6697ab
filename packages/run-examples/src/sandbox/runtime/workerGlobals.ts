/** Names of JavaScript itself. */
const LANGUAGE = `globalThis Infinity NaN undefined eval isFinite isNaN parseFloat parseInt
  decodeURI decodeURIComponent encodeURI encodeURIComponent escape unescape
  Object Function Boolean Symbol Number BigInt Math Date String RegExp JSON Reflect Proxy Intl
  Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError
  SuppressedError DisposableStack AsyncDisposableStack Promise Iterator Temporal
  Array Map Set WeakMap WeakSet WeakRef FinalizationRegistry ArrayBuffer SharedArrayBuffer DataView
  Atomics Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array Int32Array Uint32Array
  BigInt64Array BigUint64Array Float16Array Float32Array Float64Array WebAssembly`;

/**
 * Globals of Node 20 that browsers also have, except `BroadcastChannel`, which reaches beyond the
 * worker.
 */
const SHARED = `console setTimeout clearTimeout setInterval clearInterval queueMicrotask
  structuredClone atob btoa fetch crypto performance Crypto CryptoKey SubtleCrypto
  URL URLSearchParams DOMException AbortController AbortSignal Event EventTarget CustomEvent
  MessageEvent MessageChannel MessagePort Blob File FormData Headers Request Response
  TextEncoder TextDecoder TextEncoderStream TextDecoderStream
  CompressionStream DecompressionStream ByteLengthQueuingStrategy CountQueuingStrategy
  ReadableStream ReadableStreamDefaultReader ReadableStreamBYOBReader ReadableStreamBYOBRequest
  ReadableByteStreamController ReadableStreamDefaultController
  WritableStream WritableStreamDefaultController WritableStreamDefaultWriter
  TransformStream TransformStreamDefaultController
  Performance PerformanceEntry PerformanceMark PerformanceMeasure PerformanceObserver
  PerformanceObserverEntryList PerformanceResourceTiming`;

const KEPT: ReadonlySet<string> = new Set(`${LANGUAGE} ${SHARED}`.split(/\s+/));

/**
 * Removes every global of the worker that Node doesn't have: nested workers, storage, sockets, anything
 * that loads scripts, and whatever browsers add in the future. There's no other realm to get them
 * back from. The rest can't access anything outside of the worker: `fetch` is replaced by one
 * that always fails. The frame's policy, which the worker inherits, forbids requests as well.
 */
export function keepNodeGlobals(): void {
  let holder: object = globalThis;
  // The prototypes of the global object, up to `EventTarget`, which is an ordinary class.
  while (holder !== EventTarget.prototype && holder !== Object.prototype) {
    for (const name of Reflect.ownKeys(holder)) {
      if (typeof name !== 'string' || name === 'constructor' || KEPT.has(name)) continue;
      // Constants can't be deleted, and are harmless.
      if (!Reflect.deleteProperty(holder, name) && typeof Reflect.get(holder, name) !== 'number') {
        throw new Error(`${name} can’t be kept from examples in this browser.`);
      }
    }
    holder = Reflect.getPrototypeOf(holder) ?? Object.prototype;
  }
  Object.defineProperty(globalThis, 'fetch', { value: fetch, configurable: true, writable: true });
}

/** Fails like Node's without a network. */
async function fetch(): Promise<never> {
  const cause = new Error('Examples that run in the page have no network.');
  throw new TypeError('fetch failed', { cause });
}
