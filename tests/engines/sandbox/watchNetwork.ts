import { startDnsServer } from './dnsServer.ts';
import { startListeners } from './listeners.ts';

/** Where every name leads to. No attempt dials it by itself. */
const NAMED_ADDRESS = '198.19.0.1';

export interface WatchedNetwork {
  /** Names below it are noticed. */
  readonly zone: string;
  readonly tcp: number;
  readonly udp: number;
  /** `lookup NAME`, `tcp ADDRESS` and `udp ADDRESS`, once each; grows. */
  readonly noticed: ReadonlySet<string>;
  readonly close: () => Promise<void>;
}

/** Starts a name server and sockets, and collects all that comes to them. */
export async function watchNetwork(zone: string): Promise<WatchedNetwork> {
  const noticed = new Set<string>();
  const dns = await startDnsServer(NAMED_ADDRESS, (name) => {
    // Browsers also look up their own names, and records of services: `_8080._https.NAME`.
    if (name.endsWith(`.${zone}`)) noticed.add(`lookup ${name.replace(/^(?:_[^.]+\.)+/, '')}`);
  });
  const { tcp, udp, close } = await startListeners((contact) => noticed.add(contact));
  return {
    zone,
    tcp,
    udp,
    noticed,
    async close() {
      await Promise.all([dns.close(), close()]);
    },
  };
}
