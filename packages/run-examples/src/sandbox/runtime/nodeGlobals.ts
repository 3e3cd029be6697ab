import { RSTEST_ENV_SYMBOL_KEY } from '@rstest/core/internal/browser-runtime';
import { ROOT } from './workerState.ts';

type Env = Record<string, string | undefined>;

/** Adds Node's globals that can behave the same in a browser. */
export function installNodeGlobals(): void {
  const env = environment({ NODE_ENV: 'test', RSTEST: 'true', RSTEST_WORKER_ID: '1' });
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
  // Only exists in workers with an origin.
  crypto.randomUUID ??= randomUuid;
  for (const name of Reflect.ownKeys(globals)) {
    const value = Reflect.get(globals, name);
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
}

/** Adds the variables from an example's settings. */
export function addVariables(given: unknown): void {
  for (const [name, value] of Object.entries((given ?? {}) as Readonly<Record<string, unknown>>)) {
    if (value == null) Reflect.deleteProperty(process.env, name);
    else process.env[name] = String(value);
  }
}

/** Same as in Node: assigned values become strings. */
function environment(start: Env): Env {
  return new Proxy(start, {
    set: (target, name, value) => Reflect.set(target, name, String(value)),
  });
}

/** Version 4, same as the browser's own. */
function randomUuid(): ReturnType<Crypto['randomUUID']> {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = [...bytes].map((byte, index) => {
    if (index === 6) return (byte % 16) + 0x40;
    return index === 8 ? (byte % 64) + 0x80 : byte;
  });
  const hex = digits.map((digit) => digit.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
