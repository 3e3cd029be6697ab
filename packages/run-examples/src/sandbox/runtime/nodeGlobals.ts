import { RSTEST_ENV_SYMBOL_KEY } from '@rstest/core/internal/browser-runtime';
import { ROOT } from './workerState.ts';

type Env = Record<string, string | undefined>;

/** Adds Node's globals that can behave the same in a browser. */
export function installNodeGlobals(): void {
  const env = createEnv({ NODE_ENV: 'test', RSTEST: 'true', RSTEST_WORKER_ID: '1' });
  const { setTimeout, clearTimeout } = globalThis;
  const globals = {
    global: globalThis,
    process: {
      env,
      argv: [],
      cwd: () => ROOT,
      nextTick: (callback: (...args: unknown[]) => void, ...args: unknown[]) =>
        queueMicrotask(() => callback(...args)),
      exit(code?: number) {
        throw new Error(`process.exit unexpectedly called with "${code ?? 0}"`);
      },
      on() {
        return this;
      },
    },
    setImmediate: (callback: (...args: unknown[]) => void, ...args: unknown[]) =>
      setTimeout(() => callback(...args), 0),
    clearImmediate: (id: number) => clearTimeout(id),
    [Symbol.for(RSTEST_ENV_SYMBOL_KEY)]: env,
  };
  // A worker of a document without an origin doesn't have this method.
  crypto.randomUUID ??= randomUuid;
  for (const name of Reflect.ownKeys(globals)) {
    const value = Reflect.get(globals, name);
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
}

/** Sets the environment variables from an example's settings; `null` and `undefined` delete one. */
export function addVariables(env: unknown): void {
  for (const [name, value] of Object.entries(env ?? {})) {
    if (value == null) Reflect.deleteProperty(process.env, name);
    else process.env[name] = String(value);
  }
}

/** As in Node, assigned values become strings. */
function createEnv(variables: Env): Env {
  return new Proxy(variables, {
    set: (target, name, value) => Reflect.set(target, name, String(value)),
  });
}

/** A random UUID: version 4 in byte 6, and its variant in byte 8. */
function randomUuid(): ReturnType<Crypto['randomUUID']> {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = [...bytes].map((byte, index) => {
    if (index === 6) return (byte % 16) + 0x40;
    return index === 8 ? (byte % 64) + 0x80 : byte;
  });
  const hex = digits.map((digit) => digit.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** Globals of JavaScript, which Node and browsers have. */
const LANGUAGE = `globalThis Infinity NaN undefined eval isFinite isNaN parseFloat parseInt
  decodeURI decodeURIComponent encodeURI encodeURIComponent escape unescape
  Object Function Boolean Symbol Number BigInt Math Date String RegExp JSON Reflect Proxy Intl
  Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError
  SuppressedError DisposableStack AsyncDisposableStack Promise Iterator Temporal
  Array Map Set WeakMap WeakSet WeakRef FinalizationRegistry ArrayBuffer SharedArrayBuffer DataView
  Atomics Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array Int32Array Uint32Array
  BigInt64Array BigUint64Array Float16Array Float32Array Float64Array WebAssembly`;

/** Globals of Node 20 and browsers, except `BroadcastChannel`, which reaches beyond the worker. */
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

/** Fails like Node's `fetch` without a network. */
async function fetch(): Promise<never> {
  const cause = new Error('Examples that run in the page have no network.');
  throw new TypeError('fetch failed', { cause });
}
