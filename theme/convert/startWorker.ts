/** Hosts add the workers' security policy to files with this prefix. */
export function startWorker(): Worker {
  return new Worker(
    /* webpackChunkName: "worker/convert" */ new URL('./worker.ts', import.meta.url),
  );
}
