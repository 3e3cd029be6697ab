/**
 * The script of the sandbox's document, which has its own origin. It starts and terminates
 * workers and does nothing else; no example code runs here.
 */
import type { FrameSetup, FromFrame, RelaySetup, ToFrame } from './protocol.ts';

addEventListener('message', setUp, { once: true });

function setUp({ data, ports: [port], source }: MessageEvent<FrameSetup>): void {
  // Opened as a page, it would have the site's origin. In a nested frame, its parent would be
  // another document. In both cases, it would run anything that it receives.
  const isChildOfPage = parent !== self && parent === top && source === parent;
  if (!port || !isChildOfPage || self.origin !== 'null') return;
  const relay = URL.createObjectURL(data.relay);
  const workers = new Map<number, Worker>();

  port.onmessage = ({ data: order, ports: [relayPort] }: MessageEvent<ToFrame>) => {
    const { id } = order;
    if (order.kind === 'end') {
      workers.get(id)?.terminate();
      workers.delete(id);
      return;
    }
    if (!relayPort) return;
    const worker = new Worker(relay);
    worker.onerror = ({ message }) =>
      port.postMessage({
        id,
        message: message ?? 'A worker could not be started.',
      } satisfies FromFrame);
    const setup: RelaySetup = { ...order.modules, runtime: data.runtime };
    worker.postMessage(setup, [relayPort]);
    workers.set(id, worker);
  };
}
