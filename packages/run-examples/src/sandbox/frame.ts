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
    const fail = (reason: string | undefined) => {
      const failure: FromFrame = { id, message: reason ?? 'A worker could not be started.' };
      port.postMessage(failure);
    };
    let worker: Worker;
    try {
      worker = new Worker(relay);
    } catch (error) {
      // The browser has no workers, or a policy blocks them.
      return fail(String(error));
    }
    worker.onerror = (event) => fail(event.message);
    const setup: RelaySetup = { ...message.modules, runtime: data.runtime };
    worker.postMessage(setup, [relayPort]);
    workers.set(id, worker);
  };
}
