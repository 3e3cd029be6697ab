import type { Server } from 'node:http';

/** Listens on `port`, or on the next one that is free. Returns the port taken. */
export async function listenOnFreePort(server: Server, port: number): Promise<number> {
  for (let candidate = port; candidate < port + 100; candidate++) {
    if (await listen(server, candidate)) return candidate;
  }
  throw new Error(`No free port between ${port} and ${port + 99}; stop one of the servers there.`);
}

function listen(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    };
    server.once('error', onError);
    server.listen(port, () => {
      server.off('error', onError);
      resolve(true);
    });
  });
}
