/**
 * Returns what loops and functions of a document call: once the document has not paused for
 * `limitMs`, it throws every time, after telling so once. Nothing can end a document's script from
 * outside.
 */
export function createLoopGuard(limitMs: number, onStuck: () => void): () => void {
  const { now } = performance;
  const clock = now.bind(performance);
  let lastPause = clock();
  let calls = 0;
  let stuck = false;
  setInterval(() => {
    lastPause = clock();
  }, limitMs / 20);
  return () => {
    calls += 1;
    if (!stuck) {
      // The clock is dearer than most loops' rounds.
      if (calls % 256 !== 0 || clock() - lastPause < limitMs) return;
      stuck = true;
      onStuck();
    }
    throw new Error(`This code ran for ${limitMs} ms without a pause.`);
  };
}
