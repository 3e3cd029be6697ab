import { RUN } from '../limits.ts';
import { StartError } from '../unavailable.ts';
import { createSandbox, type Sandbox } from './runInSandbox.ts';
import { createSandboxFrame, type SandboxFrame } from './sandboxFrame.ts';

/** The modules that a test file needs in its sandbox. */
export interface SandboxNeeds {
  /** Whether the file needs the simulated DOM. */
  readonly dom: boolean;
  /** URL of the example's bundle. */
  readonly bundle?: string;
}

/** Provides sandboxes, and keeps the one that was requested last ready for the next run. */
export interface SandboxPool {
  /** Rejects like the functions that load scripts, and if the sandbox doesn't start in time. */
  readonly take: (needs: SandboxNeeds) => Promise<Sandbox>;
  readonly warmUp: (needs: SandboxNeeds) => void;
  /** Terminates all sandboxes, also those in use. */
  readonly close: () => void;
}

interface Spare extends SandboxNeeds {
  readonly sandbox: Promise<Sandbox>;
}

/** `urls` are those of the frame's document and of the scripts, which `fetchScript` loads on first use. */
export function createSandboxPool(
  urls: Readonly<Record<'frame' | 'relay' | 'runtime' | 'dom', string>>,
  fetchScript: (url: string) => Promise<Blob>,
): SandboxPool {
  let spare: Spare | undefined;
  /** All sandboxes share one frame; no example code can access it. */
  let frame: SandboxFrame | undefined;
  let isClosed = false;

  async function create({ dom, bundle }: SandboxNeeds): Promise<Sandbox> {
    const [relay, runtime, domScript, bundleScript] = await Promise.all([
      fetchScript(urls.relay),
      fetchScript(urls.runtime),
      dom ? fetchScript(urls.dom) : undefined,
      bundle === undefined ? undefined : fetchScript(bundle),
    ]);
    if (isClosed) throw new StartError('The sandbox was closed.');
    frame ??= createSandboxFrame(urls.frame, { relay, runtime });
    return createSandbox(frame, {
      ...(domScript && { dom: domScript }),
      ...(bundleScript && { bundle: bundleScript }),
    });
  }

  /** The spare sandbox if it suits the needs; otherwise, ends it and starts another one. */
  function spareFor({ dom, bundle }: SandboxNeeds): Spare {
    if (spare?.dom === dom && spare.bundle === bundle) return spare;
    if (spare) endSpare(spare);
    const newSpare = { dom, bundle, sandbox: create({ dom, bundle }) };
    spare = newSpare;
    newSpare.sandbox.catch(() => {
      if (spare === newSpare) spare = undefined;
    });
    return newSpare;
  }

  return {
    async take(needs) {
      const { sandbox } = spareFor(needs);
      spare = undefined;
      const taken = await sandbox;
      await rejectIfLate(taken.ready);
      return taken;
    },
    warmUp: (needs) => void spareFor(needs),
    close() {
      isClosed = true;
      if (spare) endSpare(spare);
      spare = undefined;
      frame?.remove();
    },
  };
}

/**
 * Rejects if a sandbox takes too long to start. Counts from this call, when a reader waits for the
 * sandbox, because one that's warmed up may start late while the browser is busy with the page.
 */
function rejectIfLate(ready: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new StartError('The sandbox did not start.')), RUN.start);
    ready.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function endSpare({ sandbox }: Spare): void {
  sandbox.then((ready) => ready.end()).catch(() => {});
}
