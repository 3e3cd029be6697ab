import { RUN } from '../../site.ts';
import type { FrameSetup, FromFrame, ToFrame } from '../sandbox/protocol.ts';

/** A document of its own, hidden, that can reach neither the page nor a network. */
export interface SandboxFrame {
  /** `cell` is the far end of a cell's channel. */
  readonly start: (order: ToFrame, cell: MessagePort, onFailure: OnFailure) => void;
  readonly end: (id: number) => void;
  /** Ends everything that runs in it. */
  readonly remove: () => void;
}

/** Told in a sentence when what was started could not be, or was lost. */
export type OnFailure = (message: string) => void;

/** Rejects with one sentence where the document can't be had. */
export async function createSandboxFrame(address: string, inside: Blob): Promise<SandboxFrame> {
  const element = document.createElement('iframe');
  const { port1: port, port2 } = new MessageChannel();
  const started = new Map<number, OnFailure>();
  const giveFocusBack = keepFocus(element);
  const frame: SandboxFrame = {
    start(order, cell, onFailure) {
      started.set(order.id, onFailure);
      port.postMessage(order, [cell]);
    },
    end(id) {
      started.delete(id);
      port.postMessage({ kind: 'end', id } satisfies ToFrame);
    },
    remove() {
      port.close();
      giveFocusBack();
      element.remove();
    },
  };
  prepare(element);
  const loaded = new Promise<void>((resolve) => {
    element.addEventListener('load', () => resolve(), { once: true });
  });
  const ready = new Promise<void>((resolve, reject) => {
    setTimeout(() => reject(new Error('The sandbox did not start.')), RUN.start);
    port.onmessage = ({ data }: MessageEvent<FromFrame>) => {
      if (data.kind === 'ready') resolve();
      else started.get(data.id)?.(String(data.message));
    };
  });
  element.src = address;
  document.body.append(element);
  try {
    await loaded;
    const setup: FrameSetup = { inside };
    element.contentWindow?.postMessage(setup, '*', [port2]);
    await ready;
    // A document can't be kept from going elsewhere on the site, but what ran in it is gone then.
    element.addEventListener('load', () => {
      for (const tell of started.values()) tell('The example left its document.');
    });
    return frame;
  } catch (error) {
    frame.remove();
    throw error;
  }
}

/**
 * An example may focus what it made, and the page's focus goes with it. What is returned gives it
 * back to where it was, once.
 */
function keepFocus(element: HTMLElement): () => void {
  let last: EventTarget | null = null;
  const keep = ({ target }: FocusEvent) => {
    last = target;
  };
  document.addEventListener('focusout', keep);
  return () => {
    document.removeEventListener('focusout', keep);
    if (document.activeElement !== element || !(last instanceof HTMLElement)) return;
    last.focus({ preventScroll: true });
  };
}

/**
 * Scripts and nothing else, in an origin of its own. It is not shown, but has a size and counts as
 * seen: browsers slow down what is out of sight.
 */
function prepare(element: HTMLIFrameElement): void {
  // Without `allow-forms` no `submit` event is fired; where it leads, the frame's policy forbids.
  element.setAttribute('sandbox', 'allow-scripts allow-forms');
  element.setAttribute('aria-hidden', 'true');
  element.tabIndex = -1;
  element.title = '';
  Object.assign(element.style, {
    position: 'fixed',
    inset: '0 auto auto 0',
    width: '1024px',
    height: '768px',
    border: '0',
    opacity: '0',
    zIndex: '-1',
    pointerEvents: 'none',
    contain: 'strict',
  } satisfies Partial<CSSStyleDeclaration>);
}
