/** Replaces the `ws` package, which happy-dom's `WebSocket` uses. */
// biome-ignore lint/style/noDefaultExport: the replaced module has one
export default class NoWebSocket {
  constructor() {
    throw new Error('Examples that run in the page have no network.');
  }
}
