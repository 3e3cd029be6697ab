/**
 * The script of each worker in `workerPool.ts`. Plain JavaScript, because it registers the TypeScript
 * loader. Imports the module of a task and posts the result of its `run` function. Runs one task after
 * the other, and posts the results in the order in which the tasks came.
 */
import { parentPort } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();

let before = Promise.resolve();
parentPort.on('message', (task) => {
  before = before.then(() => runTask(task));
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
