import { createSandbox, type Sandbox } from './sandbox.ts';
import { createSandboxFrame, type SandboxFrame } from './sandboxFrame.ts';

/** What a test file needs besides JavaScript. */
export interface SandboxNeeds {
  readonly dom: boolean;
}

/** Provides sandboxes; keeps one of each requested kind ready for the next run. */
export interface SandboxPool {
  /** Rejects with a one-sentence message. */
  readonly take: (needs: SandboxNeeds) => Promise<Sandbox>;
  readonly warmUp: (needs: SandboxNeeds) => void;
  /** Terminates all sandboxes: the unused ones, and with their frame those in use. */
  readonly close: () => void;
}

/** The scripts of sandboxes, fetched on first use. */
export interface SandboxScripts {
  readonly relay: () => Promise<Blob>;
  readonly runtime: () => Promise<Blob>;
  readonly dom: () => Promise<Blob>;
}

export function createSandboxPool(frameAddress: string, scripts: SandboxScripts): SandboxPool {
  const spares = new Map<boolean, Promise<Sandbox>>();
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

  async function create({ dom }: SandboxNeeds): Promise<Sandbox> {
    const [shared, module] = await Promise.all([sharedFrame(), dom ? scripts.dom() : undefined]);
    return createSandbox(shared, module);
  }

  function spare(needs: SandboxNeeds): Promise<Sandbox> {
    const known = spares.get(needs.dom) ?? create(needs);
    spares.set(needs.dom, known);
    known.catch(() => spares.delete(needs.dom));
    return known;
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
      for (const sandbox of spares.values()) sandbox.then(({ end }) => end()).catch(() => {});
      spares.clear();
      frame?.then(({ remove }) => remove()).catch(() => {});
      frame = undefined;
    },
  };
}
