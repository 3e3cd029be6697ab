import type { FrameSetup, FromFrame, RuntimeSetup, ToFrame } from '../sandbox/protocol.ts';

/** A hidden document with its own origin, which starts the workers of sandboxes. */
export interface SandboxFrame {
  /**
   * Starts a relay that communicates on `port`, and returns a function that terminates the relay. Calls
   * `onFailure` with a one-sentence message if the relay can't be started.
   */
  readonly start: (
    port: MessagePort,
    modules: RuntimeSetup,
    onFailure: (message: string) => void,
  ) => () => void;
  /** Terminates everything that runs in the frame. */
  readonly remove: () => void;
}

/** Adds the frame to the page. Relays can be started immediately: the messages wait for the document. */
export function createSandboxFrame(url: string, setup: FrameSetup): SandboxFrame {
  const element = document.createElement('iframe');
  const { port1: port, port2 } = new MessageChannel();
  const failures = new Map<number, (message: string) => void>();
  const post = (message: ToFrame, ports: readonly MessagePort[] = []) =>
    port.postMessage(message, [...ports]);
  let nextId = 0;
  port.onmessage = ({ data }: MessageEvent<FromFrame>) => {
    failures.get(data.id)?.(data.message);
  };
  restrictAndHide(element);
  // The target is `*` because the frame's opaque origin can't be named.
  element.addEventListener('load', () => element.contentWindow?.postMessage(setup, '*', [port2]), {
    once: true,
  });
  element.src = url;
  document.body.append(element);
  return {
    start(relayPort, modules, onFailure) {
      const id = nextId++;
      failures.set(id, onFailure);
      post({ kind: 'start', id, modules }, [relayPort]);
      return () => {
        failures.delete(id);
        post({ kind: 'end', id });
      };
    },
    remove() {
      port.close();
      element.remove();
    },
  };
}

/**
 * Allows only scripts, in the frame's own origin. The frame is transparent, but has a size and counts as
 * visible, because browsers throttle frames that are out of view.
 */
function restrictAndHide(element: HTMLIFrameElement): void {
  element.setAttribute('sandbox', 'allow-scripts');
  element.setAttribute('aria-hidden', 'true');
  element.tabIndex = -1;
  element.title = '';
  Object.assign(element.style, {
    position: 'fixed',
    inset: '0 auto auto 0',
    width: '1px',
    height: '1px',
    border: '0',
    opacity: '0',
    zIndex: '-1',
    pointerEvents: 'none',
    contain: 'strict',
  } satisfies Partial<CSSStyleDeclaration>);
}
