interface FetchOptions {
  readonly window: { readonly DOMException: typeof DOMException };
}

/** Replaces happy-dom's `Fetch` and `SyncFetch`: every request fails. */
// biome-ignore lint/style/noDefaultExport: the replaced module has one
export default class NoFetch {
  readonly #options: FetchOptions;

  constructor(options: FetchOptions) {
    this.#options = options;
  }

  /** Throws for callers of both classes: those of `Fetch` are async, so their promises reject. */
  send(): never {
    const { DOMException } = this.#options.window;
    throw new DOMException('Examples that run in the page have no network.', 'NetworkError');
  }
}
