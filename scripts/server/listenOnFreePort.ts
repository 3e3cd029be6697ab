import type { Server } from 'node:http';

/** Only reachable from this machine. */
export const LOOPBACK = '127.0.0.1';

/** Listens on `port` or the next free port. Resolves to the port. */
export async function listenOnFreePort(
  server: Server,
  port: number,
  host = LOOPBACK,
): Promise<number> {
  for (let candidate = port; candidate < port + 100; candidate++) {
    if (await listen(server, candidate, host)) return candidate;
  }
  throw new Error(`No free port between ${port} and ${port + 99}; stop one of the servers there.`);
}

function listen(server: Server, port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    };
    server.once('error', onError);
    server.listen(port, host, () => {
      server.off('error', onError);
      resolve(true);
    });
  });
}
