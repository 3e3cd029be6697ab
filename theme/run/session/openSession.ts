import * as parts from 'run-parts';
import type { RunOutcome, RunPlace, RunSession } from '../contract.ts';
import { type Cells, createCells } from './cells.ts';
import { fetchText } from './fetchText.ts';
import { placeOf, runSet } from './runSet.ts';

let cells: Cells | undefined;
let open = 0;

/** Loads what runs examples and keeps one place to run them ready; again does nothing. */
export function warmUp(place: RunPlace = 'worker'): void {
  theCells().warmUp(place === 'document' ? 'document' : 'worker');
}

/** All sessions share what is kept ready; the last one that is closed takes it away. */
export function openSession(): RunSession {
  let current: AbortController | undefined;
  let closed = false;
  open += 1;
  return {
    async run(set, onEvent): Promise<RunOutcome> {
      current?.abort();
      const run = new AbortController();
      current = run;
      const { signal } = run;
      const outcome = await Promise.race([
        stopped(signal),
        runSet(set, theCells(), signal, (event) => {
          if (!signal.aborted) onEvent(event);
        }),
      ]);
      // The next run shall find a place ready; not while this one needs the processor.
      if (open > 0) theCells().warmUp(placeOf(set));
      return outcome;
    },
    stop: () => current?.abort(),
    close() {
      if (closed) return;
      closed = true;
      current?.abort();
      open -= 1;
      if (open > 0) return;
      cells?.close();
      cells = undefined;
    },
  };
}

function stopped(signal: AbortSignal): Promise<RunOutcome> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve({ kind: 'stopped' }), { once: true });
  });
}

function theCells(): Cells {
  cells ??= createCells({
    frameAddress: parts.frame,
    inside: async () => new Blob([await fetchText(parts.inside)], { type: 'text/javascript' }),
  });
  return cells;
}
