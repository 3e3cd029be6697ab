import { createSandbox, type Sandbox } from './runInSandbox.ts';
import { createSandboxFrame, type SandboxFrame } from './sandboxFrame.ts';

/** What a test file needs besides JavaScript. */
export interface SandboxNeeds {
  readonly dom: boolean;
  /** URL of the example's bundle. */
  readonly bundle?: string;
}

/**
 * Provides sandboxes; keeps the one that was requested last ready for the next run, and one more of
 * the other kind: with or without a DOM.
 */
export interface SandboxPool {
  /** Rejects with a one-sentence message. */
  readonly take: (needs: SandboxNeeds) => Promise<Sandbox>;
  readonly warmUp: (needs: SandboxNeeds) => void;
  /** Terminates all sandboxes: the unused ones, and with their frame those in use. */
  readonly close: () => void;
}

/** The scripts of sandboxes, fetched on first use. */
interface LoadedScripts {
  readonly relay: () => Promise<Blob>;
  readonly runtime: () => Promise<Blob>;
  readonly dom: () => Promise<Blob>;
  readonly bundle: (url: string) => Promise<Blob>;
}

interface Spare {
  readonly bundle: string | undefined;
  readonly sandbox: Promise<Sandbox>;
}

export function createSandboxPool(frameAddress: string, scripts: LoadedScripts): SandboxPool {
  /** By whether they have a DOM. */
  const spares = new Map<boolean, Spare>();
  let frame: Promise<SandboxFrame> | undefined;

  async function newFrame(): Promise<SandboxFrame> {
    const [relay, runtime] = await Promise.all([scripts.relay(), scripts.runtime()]);
    return createSandboxFrame(frameAddress, { relay, runtime });
  }

  /** All sandboxes share one frame; no example code can access it. */
  function sharedFrame(): Promise<SandboxFrame> {
    const shared = frame ?? newFrame();
    frame = shared;
    shared.catch(() => {
      frame = undefined;
    });
    return shared;
  }

  async function create(needs: SandboxNeeds): Promise<Sandbox> {
    const [shared, dom, bundle] = await Promise.all([
      sharedFrame(),
      needs.dom ? scripts.dom() : undefined,
      needs.bundle === undefined ? undefined : scripts.bundle(needs.bundle),
    ]);
    return createSandbox(shared, { ...(dom && { dom }), ...(bundle && { bundle }) });
  }

  function spare(needs: SandboxNeeds): Promise<Sandbox> {
    const { dom, bundle } = needs;
    const known = spares.get(dom);
    if (known && known.bundle === bundle) return known.sandbox;
    if (known) end(known);
    const made: Spare = { bundle, sandbox: create(needs) };
    spares.set(dom, made);
    made.sandbox.catch(() => {
      if (spares.get(dom) === made) spares.delete(dom);
    });
    return made.sandbox;
  }

  return {
    async take(needs) {
      const taken = spare(needs);
      spares.delete(needs.dom);
      const sandbox = await taken;
      await sandbox.ready;
      return sandbox;
    },
    warmUp: (needs) => void spare(needs).catch(() => {}),
    close() {
      for (const each of spares.values()) end(each);
      spares.clear();
      frame?.then(({ remove }) => remove()).catch(() => {});
      frame = undefined;
    },
  };
}

function end({ sandbox }: Spare): void {
  sandbox.then((ready) => ready.end()).catch(() => {});
}
