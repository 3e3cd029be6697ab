/**
 * What runs in each thread of `threads.ts`: plain JavaScript, as it is what makes TypeScript run.
 * Imports the module that a task names and answers with what its function `run` returns.
 */
import { parentPort } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();

parentPort.on('message', async ({ module, input }) => {
  try {
    const { run } = await import(module);
    parentPort.postMessage({ output: await run(input) });
  } catch (error) {
    // Some errors of Node itself lose their message where they are copied as they are.
    const { message = String(error), stack } = error ?? {};
    parentPort.postMessage({ error: { message, stack } });
  }
});
