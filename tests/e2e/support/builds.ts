import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import {
  createSiteServer,
  type SiteServerOptions,
} from '../../../scripts/server/createSiteServer.ts';

/** The absolute path of a built fixture site, by its name in `.cache`. */
export const built = (name: string) =>
  fileURLToPath(new URL(`../../../.cache/${name}`, import.meta.url));

/** The request handler of a built site. */
export function siteListener(
  directory: string,
  options?: Pick<SiteServerOptions, 'base' | 'hidden' | 'sendsHeaders'>,
): RequestListener {
  const server = createSiteServer({ directory, ...options });
  return (request, response) => server.emit('request', request, response);
}

/** Listens on a free local port. */
export async function listen(
  listener: RequestListener,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
