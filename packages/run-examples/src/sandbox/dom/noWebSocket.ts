type Listener = (...args: readonly unknown[]) => void;

/** The close code of a connection that was lost or never opened. */
const ABNORMAL_CLOSURE = 1006;

/** Replaces the `ws` package: never opens a connection. */
// biome-ignore lint/style/noDefaultExport: the replaced module has one
export default class NoWebSocket {
  readonly #listeners = new Map<string, Listener>();

  constructor() {
    setTimeout(() => {
      this.#emit('error', new Error('Examples that run in the page have no network.'));
      this.#emit('close', ABNORMAL_CLOSURE, '');
    });
  }

  on(type: string, listener: Listener): void {
    this.#listeners.set(type, listener);
  }

  once(type: string, listener: Listener): void {
    this.on(type, listener);
  }

  /** It closes by itself. */
  terminate(): void {}

  #emit(type: string, ...args: readonly unknown[]): void {
    this.#listeners.get(type)?.(...args);
  }
}
