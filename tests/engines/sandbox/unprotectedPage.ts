import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves an empty page without any policy. */
export async function startUnprotectedPage(): Promise<{
  address: string;
  close: () => Promise<void>;
}> {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end('<!DOCTYPE html><html lang="en"><title>Unprotected</title><body></body></html>');
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
