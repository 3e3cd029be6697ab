/** Hosts add the workers' security policy to files in this folder. */
export function startConverterWorker(): Worker {
  return new Worker(
    /* webpackChunkName: "worker/convert" */ new URL('./worker.ts', import.meta.url),
  );
}
