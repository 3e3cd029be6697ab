/** Runs one test file, in a worker or in the sandbox's document: what `frame.ts` starts. */
import { RUN } from '../../site.ts';
import type { RunProblem } from '../contract.ts';
import { SyntaxProblem } from './compile/syntaxProblem.ts';
import { ImportProblem } from './modules/moduleGraph.ts';
import type { FromCell, Job } from './protocol.ts';
import { runFile } from './runFile.ts';
import { hideFromExamples } from './runtime/hideFromExamples.ts';
import { createLoopGuard } from './runtime/loopGuard.ts';
import { runError } from './runtime/runError.ts';
import { createStackPlaces } from './runtime/stackPlaces.ts';

addEventListener('message', (event) => listen(event as MessageEvent), { once: true });

function listen({ ports: [port] }: MessageEvent): void {
  if (!port) return;
  // The example may replace what the port's methods are called through, but not these.
  const post = (message: FromCell) => port.postMessage(message);
  port.addEventListener('message', ({ data }: MessageEvent<Job>) => void answer(data, post), {
    once: true,
  });
  port.start();
  post({ kind: 'warm' });
}

async function answer(job: Job, post: (message: FromCell) => void): Promise<void> {
  const isDocument = 'document' in globalThis;
  setInterval(() => post({ kind: 'alive' }), RUN.heartbeat);
  hideFromExamples(job.options.testEnvironment);
  const tick = isDocument
    ? createLoopGuard(RUN.loopLimit, () => post({ kind: 'stuck' }))
    : undefined;
  try {
    const unhandled = await runFile(job, {
      onEvent: (event) => post({ kind: 'event', event }),
      ...(tick && { tick }),
    });
    post({ kind: 'end', unhandled });
  } catch (error) {
    post({ kind: 'problem', problem: problemOf(error) });
  }
}

function problemOf(error: unknown): RunProblem {
  if (error instanceof ImportProblem) {
    return { kind: 'import', specifier: error.specifier, place: error.place };
  }
  if (error instanceof SyntaxProblem) {
    const { name, message, path, line, column } = error;
    const place = { path, line, ...(column !== undefined && { column }) };
    return { kind: 'syntax', error: { name, message, places: [place] } };
  }
  const { message } = runError(error, createStackPlaces());
  return { kind: 'unavailable', message };
}
