/** `node:timers/promises` for browsers. As in Node, fake timers don't affect it. */

const { setTimeout: start, clearTimeout: clear } = globalThis;

interface TimerOptions {
  readonly signal?: AbortSignal;
}

export function setTimeout<Value>(
  delay?: number,
  value?: Value,
  { signal }: TimerOptions = {},
): Promise<Value | undefined> {
  return new Promise((resolve, reject) => {
    const timer = start(() => {
      signal?.removeEventListener('abort', stop);
      resolve(value);
    }, delay);
    const stop = () => {
      clear(timer);
      const error = new Error('The operation was aborted', { cause: signal?.reason });
      reject(Object.assign(error, { name: 'AbortError', code: 'ABORT_ERR' }));
    };
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}

export function setImmediate<Value>(value?: Value): Promise<Value | undefined> {
  return setTimeout(0, value);
}

// biome-ignore lint/style/noDefaultExport: Node's module has one
export default { setTimeout, setImmediate };
