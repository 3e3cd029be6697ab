/**
 * The script of the sandbox's document, which has its own origin. It starts and terminates
 * workers and does nothing else; no example code runs here.
 */
import type { FrameSetup, FromFrame, RelaySetup, ToFrame } from './protocol.ts';

addEventListener('message', setUp, { once: true });

function setUp({ data, ports: [port], source }: MessageEvent<FrameSetup>): void {
  // Opened as a page, this document would have the site's origin. In a nested frame, its parent could be
  // any document. In both cases, it would run anything that it receives.
  const isChildOfPage = parent !== self && parent === top && source === parent;
  if (!port || !isChildOfPage || self.origin !== 'null') return;
  const relay = URL.createObjectURL(data.relay);
  const workers = new Map<number, Worker>();

  port.onmessage = ({ data: message, ports: [relayPort] }: MessageEvent<ToFrame>) => {
    const { id } = message;
    if (message.kind === 'end') {
      workers.get(id)?.terminate();
      workers.delete(id);
      return;
    }
    if (!relayPort) return;
    const worker = new Worker(relay);
    worker.onerror = (event) => {
      const failure: FromFrame = { id, message: event.message ?? 'A worker could not be started.' };
      port.postMessage(failure);
    };
    const setup: RelaySetup = { ...message.modules, runtime: data.runtime };
    worker.postMessage(setup, [relayPort]);
    workers.set(id, worker);
  };
}
