/** The worker that `relay.ts` starts to run one test file. The code of an example runs here. */

import type { RunProblem } from '../contract.ts';
import { RUN } from '../limits.ts';
import { SyntaxProblem } from './compile/parseModule.ts';
import type { InstallWindow } from './dom.ts';
import { ImportProblem } from './modules/moduleGraph.ts';
import { importBlob } from './modules/packageModules.ts';
import type { FromRuntime, Job, RuntimeSetup } from './protocol.ts';
import { type Bundle, type RunFileOptions, runFile } from './runFile.ts';
import { installNodeGlobals, keepNodeGlobals } from './runtime/nodeGlobals.ts';
import { createStackLocations, runError } from './runtime/runError.ts';

// Saved before `keepNodeGlobals` removes `postMessage`.
const post: (message: FromRuntime) => void = postMessage.bind(globalThis);
nextMessage<RuntimeSetup>(prepare);
keepNodeGlobals();
installNodeGlobals();

function nextMessage<Data>(listener: (data: Data) => Promise<void>): void {
  addEventListener('message', (event) => void listener((event as MessageEvent<Data>).data), {
    once: true,
  });
}

async function prepare({ dom, bundle }: RuntimeSetup): Promise<void> {
  try {
    const loading = bundle && importBlob<Bundle>(bundle);
    // `runFile` reports an error in the bundle as an error of the test file.
    loading?.catch(() => {});
    const module = dom && (await importBlob<{ readonly installWindow: InstallWindow }>(dom));
    const modules = { ...module, ...(loading && { bundle: loading }) };
    nextMessage<Job>((job) => run(job, modules));
    post({ kind: 'warm' });
  } catch (error) {
    post({ kind: 'failed', message: runError(error, createStackLocations()).message });
  }
}

async function run(job: Job, modules: Omit<RunFileOptions, 'onEvent'>): Promise<void> {
  setInterval(() => post({ kind: 'alive' }), RUN.heartbeat);
  try {
    const unhandled = await runFile(job, {
      onEvent: (event) => post({ kind: 'event', event }),
      ...modules,
    });
    post({ kind: 'end', unhandled });
  } catch (error) {
    post({ kind: 'problem', problem: problemOf(error) });
  }
}

function problemOf(error: unknown): RunProblem {
  if (error instanceof ImportProblem) {
    return { kind: 'import', specifier: error.specifier, location: error.location };
  }
  if (error instanceof SyntaxProblem) {
    const { name, message, path, line } = error;
    return { kind: 'syntax', error: { name, message, locations: [{ path, line }] } };
  }
  return { kind: 'unavailable', message: runError(error, createStackLocations()).message };
}
