import { createSiteServer, type SiteServerOptions } from '../../scripts/server/createSiteServer.ts';
import { listenOnFreePort } from '../../scripts/server/listenOnFreePort.ts';

const FIRST_PORT = 4600;

export interface ServedSite {
  origin: string;
  close(): void;
}

/** Serves a built folder on loopback with the preview server's compression. */
export async function serveSite(
  directory: string,
  options: Pick<SiteServerOptions, 'hidden'> = {},
): Promise<ServedSite> {
  const server = createSiteServer({ directory, ...options });
  const origin = `http://localhost:${await listenOnFreePort(server, FIRST_PORT)}`;
  return {
    origin,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
