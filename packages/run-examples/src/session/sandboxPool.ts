import { RUN } from '../limits.ts';
import { StartError } from '../unavailable.ts';
import { createSandbox, type Sandbox } from './runInSandbox.ts';
import { createSandboxFrame, type SandboxFrame } from './sandboxFrame.ts';

/** What a test file needs besides JavaScript. */
export interface SandboxNeeds {
  readonly dom: boolean;
  /** URL of the example's bundle. */
  readonly bundle?: string;
}

/** Provides sandboxes, and keeps the one that was requested last ready for the next run. */
export interface SandboxPool {
  /** Rejects like the functions that load scripts, and if the sandbox doesn't start in time. */
  readonly take: (needs: SandboxNeeds) => Promise<Sandbox>;
  readonly warmUp: (needs: SandboxNeeds) => void;
  /** Terminates all sandboxes: the unused one, and with their frame those in use. */
  readonly close: () => void;
}

/** The scripts of sandboxes, fetched on first use. */
interface LoadedScripts {
  readonly relay: () => Promise<Blob>;
  readonly runtime: () => Promise<Blob>;
  readonly dom: () => Promise<Blob>;
  readonly bundle: (url: string) => Promise<Blob>;
}

interface Spare extends SandboxNeeds {
  readonly sandbox: Promise<Sandbox>;
}

export function createSandboxPool(frameAddress: string, scripts: LoadedScripts): SandboxPool {
  let spare: Spare | undefined;
  /** All sandboxes share one frame; no example code can access it. */
  let frame: SandboxFrame | undefined;
  let isClosed = false;

  async function create({ dom, bundle }: SandboxNeeds): Promise<Sandbox> {
    const [relay, runtime, domScript, bundleScript] = await Promise.all([
      scripts.relay(),
      scripts.runtime(),
      dom ? scripts.dom() : undefined,
      bundle === undefined ? undefined : scripts.bundle(bundle),
    ]);
    if (isClosed) throw new StartError('The sandbox was closed.');
    frame ??= createSandboxFrame(frameAddress, { relay, runtime });
    return createSandbox(frame, {
      ...(domScript && { dom: domScript }),
      ...(bundleScript && { bundle: bundleScript }),
    });
  }

  function spareFor({ dom, bundle }: SandboxNeeds): Spare {
    if (spare?.dom === dom && spare.bundle === bundle) return spare;
    if (spare) end(spare);
    const made = { dom, bundle, sandbox: create({ dom, bundle }) };
    spare = made;
    made.sandbox.catch(() => {
      if (spare === made) spare = undefined;
    });
    return made;
  }

  return {
    async take(needs) {
      const { sandbox } = spareFor(needs);
      spare = undefined;
      const taken = await sandbox;
      await inTime(taken.ready);
      return taken;
    },
    warmUp: (needs) => void spareFor(needs),
    close() {
      isClosed = true;
      if (spare) end(spare);
      spare = undefined;
      frame?.remove();
    },
  };
}

/**
 * Rejects if it takes too long. Counts from when a reader waits for the sandbox, because one that is
 * kept ready may start late while the browser is busy with the page.
 */
function inTime(ready: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new StartError('The sandbox did not start.')), RUN.start);
    ready.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function end({ sandbox }: Spare): void {
  sandbox.then((ready) => ready.end()).catch(() => {});
}
