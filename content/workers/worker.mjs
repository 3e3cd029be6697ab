/**
 * The script of each worker in `workerPool.ts`. Plain JavaScript, because it registers the TypeScript
 * loader. Imports the module of a task and posts the result of its `run` function.
 */
import { parentPort } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();

parentPort.on('message', async ({ module, input }) => {
  try {
    const { run } = await import(module);
    parentPort.postMessage({ output: await run(input) });
  } catch (error) {
    // Some of Node's own errors lose their message when they're cloned.
    const { message = String(error), stack } = error ?? {};
    parentPort.postMessage({ error: { message, stack } });
  }
});
