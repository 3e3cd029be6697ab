/**
 * The script of a worker in `workerPool.ts`. Imports the module of a task, calls its `run` function, and
 * posts the result. Runs one task after the other, in the order in which they were posted. It's plain
 * JavaScript, because it registers the TypeScript loader.
 */
import { parentPort } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();

let previousTask = Promise.resolve();
parentPort.on('message', (task) => {
  previousTask = previousTask.then(() => runTask(task));
});

async function runTask({ module, input }) {
  try {
    const { run } = await import(module);
    parentPort.postMessage({ output: await run(input) });
  } catch (error) {
    // Some of Node's own errors lose their message when they're cloned.
    const { message = String(error), stack } = error ?? {};
    parentPort.postMessage({ error: { message, stack } });
  }
}
