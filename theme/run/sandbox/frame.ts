/** The script of the sandbox's document. It knows nothing of the site and keeps nothing. */
import type { FrameSetup, FromFrame, ToFrame } from './protocol.ts';

addEventListener('message', setUp, { once: true });
// An example's document begins empty.
document.head.replaceChildren();

function setUp({ data, ports: [port], source }: MessageEvent<FrameSetup>): void {
  // Opened in any other way it has the site's origin, and would run what anybody sends.
  if (!port || source !== parent || self.origin !== 'null') return;
  const url = URL.createObjectURL(data.inside);
  const workers = new Map<number, Worker>();
  const answer = (message: FromFrame) => port.postMessage(message);

  port.onmessage = ({ data: order, ports: [cell] }: MessageEvent<ToFrame>) => {
    const fail = (message: string) => answer({ kind: 'failed', id: order.id, message });
    if (order.kind === 'end') {
      workers.get(order.id)?.terminate();
      workers.delete(order.id);
    } else if (cell && order.kind === 'worker') {
      // Chromium starts no module worker in a document without an origin.
      const worker = new Worker(url);
      worker.onerror = (event) => fail(event.message ?? 'The worker could not be started.');
      worker.postMessage(undefined, [cell]);
      workers.set(order.id, worker);
    } else if (cell) {
      import(/* webpackIgnore: true */ url).then(
        () => dispatchEvent(new MessageEvent('message', { ports: [cell] })),
        (error) => fail(String(error)),
      );
    }
  };
  answer({ kind: 'ready' });
}
