import { createSocket } from 'node:dgram';
import { type AddressInfo, createServer } from 'node:net';

/** A local port that isn't the site's, and everything it received. */
export interface OutsideServer {
  readonly port: number;
  /** One entry for each connection and each datagram, such as `a TCP connection`. */
  readonly arrivals: readonly string[];
  readonly close: () => void;
}

/** Listens for TCP connections and UDP datagrams, because not everything is sent over HTTP. */
export async function listenOutside(): Promise<OutsideServer> {
  const arrivals: string[] = [];
  const tcp = createServer((socket) => {
    arrivals.push('a TCP connection');
    socket.on('error', () => {});
    socket.destroy();
  });
  await new Promise<void>((resolve) => tcp.listen(0, '127.0.0.1', resolve));
  const { port } = tcp.address() as AddressInfo;
  const udp = createSocket('udp4', () => arrivals.push('a UDP datagram'));
  await new Promise<void>((resolve) => udp.bind(port, '127.0.0.1', resolve));
  return {
    port,
    arrivals,
    close() {
      tcp.close();
      udp.close();
    },
  };
}
